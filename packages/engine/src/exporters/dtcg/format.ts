import type { Format } from "../format.ts";
import { dtcgOptions } from "./options.ts";
import { printDtcg } from "./print.ts";
import { readDtcg } from "./read.ts";

/** The files of the Design Tokens Community Group's format, version 2025.10, with a resolver for the modes. */
export const dtcgFormat: Format = {
  id: "dtcg",
  name: "DTCG 2025.10",
  options: dtcgOptions,
  snippet: `// terrazzo.config.js: any tool that reads DTCG 2025.10 takes the resolver in the same way
import { defineConfig } from "@terrazzo/cli";
import css from "@terrazzo/plugin-css";

export default defineConfig({
  tokens: ["./tokens.resolver.json"],
  outDir: "./dist/",
  plugins: [
    css({
      permutations: [
        { input: {}, prepare: (contents) => \`:root {\\n\${contents}\\n}\` },
        {
          input: { scheme: "dark" },
          prepare: (contents) => \`[data-theme="dark"] {\\n\${contents}\\n}\`,
        },
      ],
    }),
  ],
});`,
  print: printDtcg,
  read: readDtcg,
};
