// Measures the size of the code that generates a token set, measures its promises and prints it as CSS.
import { gzipSync } from "node:zlib";
import { bundleEngine } from "../bundle-engine.ts";
import { reportFigures } from "../figure.ts";

const most = 40;

const script = await bundleEngine(["parseRecipe", "printCss"]);
const bytes = gzipSync(script, { level: 9 }).length;
reportFigures([
  {
    name: "Size of generate, check and CSS",
    value: `${(bytes / 1000).toFixed(1)} kB gzip`,
    target: { text: `at most ${most} kB`, isMet: bytes <= most * 1000 },
  },
]);
