/**
 * Bundles a page's script for a test, with the packages of test/package.json and the SDK that the page has anyway.
 */
import { rolldown } from "rolldown";

const packages = new URL("../node_modules", import.meta.url).pathname;
const SDK = "@emend/checker-sdk";

/** The script as one module; `@emend/checker-sdk` is the page's own `/index.js`. */
export async function bundled(path: string): Promise<string> {
  const bundle = await rolldown({
    input: new URL(`../../${path}`, import.meta.url).pathname,
    external: [SDK],
    resolve: { modules: [packages] },
    transform: { define: { "process.env.NODE_ENV": '"production"' }, jsx: "react-jsx" },
    logLevel: "silent",
  });
  const { output } = await bundle.generate({ format: "esm", codeSplitting: false, paths: { [SDK]: "/index.js" } });
  await bundle.close();
  return output[0].code;
}
