/**
 * The playground on screens of all sizes, in both schemes, on paper, and for those who do not see it.
 */
import { devices, type Page } from "playwright-core";
import { expect, test } from "vitest";
import { checked, playground, useBrowser } from "./harness.js";

useBrowser();

const { defaultBrowserType: _, ...PHONE } = devices["iPhone 13"]!;

test.each([390, 320])("nothing is wider than a phone of %i px", async (width) => {
  const page = await playground(undefined, { ...PHONE, viewport: { width, height: 700 } });
  await page.locator("#options summary").click();
  const widest = (): Promise<number> => page.evaluate("document.documentElement.scrollWidth");
  expect(await widest()).toBe(width);
  const menu = (await page.locator(".menu").boundingBox())!;
  expect(menu.x).toBeGreaterThanOrEqual(0);
  expect(menu.x + menu.width).toBeLessThanOrEqual(width);
  await page.locator("#options summary").click();
  await page.getByRole("tab", { name: "Rich text" }).click();
  expect(await widest()).toBe(width);
  for (const name of ["Fix all", "Copy the text"]) {
    const { height } = (await page.getByRole("button", { name }).boundingBox())!;
    expect(height).toBeGreaterThanOrEqual(44);
  }
  await page.locator("#jump").click();
  await expect.poll(async () => (await page.locator("#suggestions").boundingBox())!.y).toBeLessThan(60);
});

test.each([
  [1440, 900],
  [1024, 768],
])("at %i x %i the editor fills the height and the page does not scroll", async (width, height) => {
  const page = await playground("Line.\n".repeat(300), { viewport: { width, height } });
  expect(await page.evaluate("[document.documentElement.scrollWidth, document.documentElement.scrollHeight]")).toEqual([
    width,
    height,
  ]);
  const [editor, footer] = [
    (await page.locator(".editor").boundingBox())!,
    (await page.locator("footer").boundingBox())!,
  ];
  expect(editor.height).toBeGreaterThan(height * 0.8);
  expect(footer.y + footer.height).toBeCloseTo(height, 0);
  expect(await page.locator("footer").innerText()).toMatch(/Emend \d+\.\d+/);
  for (const link of await page.locator("footer a, header a").all()) {
    const url = await link.evaluate((it: HTMLAnchorElement) => it.href);
    expect((await page.request.get(url)).status()).toBe(200);
  }
});

test("the page speaks the language of the browser, or the one that is chosen", async () => {
  const page = await playground("We recieved it.", { locale: "de-AT" });
  const spoken = (): Promise<unknown> => page.evaluate("[document.documentElement.lang, document.title]");
  expect(await spoken()).toEqual(["de", "Emend ausprobieren"]);
  expect(await page.locator(".kind").allInnerTexts()).toEqual(["Rechtschreibung"]);
  await page.getByLabel("Sprache dieser Seite").selectOption("pl");
  await expect.poll(spoken).toEqual(["pl", "Wypróbuj Emend"]);
  await checked(page);
  await expect.poll(() => page.locator("#summary").innerText()).toBe("1 sugestia");
  expect(await page.locator("#length").innerText()).toBe("3 słowa");
  await page.reload();
  await checked(page);
  expect(await spoken()).toEqual(["pl", "Wypróbuj Emend"]);
  expect(await page.locator("#plain").inputValue()).toBe("We recieved it.");
});

test.each(["en", "de", "pl", "pt-BR"])("at 1024 px the tools of the page in %s are in one row", async (locale) => {
  const page = await playground(undefined, { locale, viewport: { width: 1024, height: 768 } });
  const tools = await page.locator('[role="tablist"], .choices > *, .doings').all();
  const boxes = await Promise.all(tools.map(async (it) => (await it.boundingBox())!));
  const middles = boxes.map(({ y, height }) => y + height / 2);
  expect(Math.max(...middles) - Math.min(...middles)).toBeLessThan(4);
  const ends = boxes.map(({ x, width }) => x + width);
  expect(boxes.slice(1).every(({ x }, index) => x >= ends[index]!)).toBe(true);
  expect(ends.at(-1)).toBeLessThan((await page.locator(".editor").boundingBox())!.x + 658);
});

test("on paper there are the text with its marks and what was found", async () => {
  const page = await playground(`We recieved it.\n\n${"All is well here. ".repeat(200)}\n\nShe go home.`);
  await page.emulateMedia({ media: "print" });
  await page.evaluate("dispatchEvent(new Event('beforeprint'))");
  expect(await page.locator("header, main, footer, #jump").filter({ visible: true }).count()).toBe(0);
  expect(await page.locator("#printed mark").allInnerTexts()).toEqual(["recieved", "go"]);
  expect(await page.locator("#printed li").first().innerText()).toMatch(/^recieved → received/);
  expect(await page.locator("#printed .copy").innerText()).toContain("home.");
  await page.evaluate("dispatchEvent(new Event('afterprint'))");
  expect(await page.locator("#printed *").count()).toBe(0);
  await page.emulateMedia({ media: "screen" });
  const pdf = await page.pdf({ format: "A4" });
  expect(pdf.toString("latin1").match(/\/Type \/Page\b/g)!.length).toBeGreaterThan(1);
});

test.each(["light", "dark"] as const)(
  "words stand out from what is behind them (WCAG AA), in the %s scheme",
  async (colorScheme) => {
    const page = await playground(undefined, { colorScheme });
    await page.locator(".go").first().click();
    await page.locator("#options summary").click();
    expect(await faint(page)).toEqual([]);
    await page.getByRole("button", { name: "Try the API" }).click();
    expect(await faint(page)).toEqual([]);
  },
);

test("every control has a name, and reduced motion is kept to", async () => {
  const page = await playground(undefined, { reducedMotion: "reduce" });
  await page.locator("#options summary").click();
  const nameless = await page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>("button, select, input, textarea, summary, a, [role=textbox]")]
      .filter((it) => it.checkVisibility())
      .filter((it) => !(it.ariaLabel || it.innerText.trim() || (it as HTMLInputElement).labels?.[0]?.innerText.trim()))
      .map((it) => it.outerHTML),
  );
  expect(nameless).toEqual([]);
  const moving = await page.evaluate(
    () =>
      [...document.querySelectorAll("body *")].filter((it) =>
        getComputedStyle(it)
          .transitionDuration.split(", ")
          .some((time) => time !== "0s"),
      ).length,
  );
  expect(moving).toBe(0);
});

test("all can be reached and done with the keyboard alone", async () => {
  const page = await playground("We recieved it.");
  await page.locator("#tab-plain").focus();
  await page.keyboard.press("ArrowRight");
  await checked(page);
  expect(await page.evaluate("document.activeElement.id")).toBe("tab-rich");
  const reached = new Set<string>();
  for (let step = 0; step < 40; step++) {
    await page.keyboard.press("Tab");
    reached.add(await page.evaluate<string>("document.activeElement.id || document.activeElement.className"));
  }
  for (const id of ["rich", "language", "sample", "open", "copy", "clear", "fix-all", "go", "fix", "chip", "try"]) {
    expect([...reached]).toContain(id);
  }
});

/** Texts whose contrast with the colour behind them is below 4.5. */
function faint(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const canvas = new OffscreenCanvas(1, 1).getContext("2d", { willReadFrequently: true })!;
    const seen = (layers: string[]): number[] => {
      canvas.clearRect(0, 0, 1, 1);
      for (const layer of layers) {
        canvas.fillStyle = layer;
        canvas.fillRect(0, 0, 1, 1);
      }
      return [...canvas.getImageData(0, 0, 1, 1).data].slice(0, 3);
    };
    const light = (color: number[]): number => {
      const [r, g, b] = color.map((it) =>
        it / 255 <= 0.04045 ? it / 255 / 12.92 : ((it / 255 + 0.055) / 1.055) ** 2.4,
      );
      return 0.2126 * r! + 0.7152 * g! + 0.0722 * b!;
    };
    const top = document.querySelector("dialog[open]") ?? document.body;
    return [...top.querySelectorAll<HTMLElement>("*")].flatMap((it) => {
      const own = [...it.childNodes].some((node) => node.nodeType === 3 && node.textContent!.trim());
      if (
        !own ||
        !it.checkVisibility({ visibilityProperty: true }) ||
        it.matches(":disabled") ||
        it.localName === "option"
      )
        return [];
      const behind: string[] = [];
      for (let at: HTMLElement | null = it; at; at = at.parentElement)
        behind.unshift(getComputedStyle(at).backgroundColor);
      const [a, b] = [light(seen(behind)), light(seen([...behind, getComputedStyle(it).color]))];
      const contrast = (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
      return contrast < 4.5
        ? [`${contrast.toFixed(2)} ${it.localName}.${it.className} ${it.textContent!.trim().slice(0, 20)}`]
        : [];
    });
  });
}
