// Does what editor add-ons do with /v2: languages, a check of text with markup, and the first replacement of each match.
const [url, apiKey] = process.argv.slice(2);

const languages = await (await fetch(`${url}/v2/languages?${new URLSearchParams({ apiKey })}`)).json();
const { longCode } = languages.find(({ code, longCode }) => code === "en" && longCode === "en-GB");

const pieces = [
  { text: "She " },
  { markup: "**" },
  { text: "live" },
  { markup: "**" },
  { text: " in a small village." },
  { markup: "\\\n", interpretAs: "\n" },
  { text: "😀 We beleive it." },
];
const data = JSON.stringify({ annotation: pieces });
const response = await fetch(`${url}/v2/check`, {
  method: "POST",
  headers: { Accept: "application/json" },
  body: new URLSearchParams({ data, language: longCode, apiKey, level: "default", enabledOnly: "false" }),
});
const { matches, language } = await response.json();

let mended = pieces.map(({ text, markup }) => text ?? markup).join("");
for (const { offset, length, replacements } of matches.toReversed()) {
  mended = mended.slice(0, offset) + replacements[0].value + mended.slice(offset + length);
}
const refused = await fetch(`${url}/v2/check`, { method: "POST", body: new URLSearchParams({ apiKey }) });
console.log(JSON.stringify({ mended, language: language.code, status: refused.status, error: await refused.text() }));
