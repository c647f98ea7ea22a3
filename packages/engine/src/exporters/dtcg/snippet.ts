import type { TokenSet } from "#tokens/token-set.ts";
import { findOtherScheme } from "../format/usage.ts";
import type { PrintOptions } from "../options/print-options.ts";

/** Prints an example of a tool that reads the resolver of DTCG 2025.10: Terrazzo. */
export function printDtcgSnippet(set: TokenSet, options: PrintOptions = {}): string {
  const scheme = findOtherScheme(set, options);
  const permutation = scheme
    ? `
        {
          input: { scheme: "${scheme}" },
          prepare: (contents) => \`[data-theme="${scheme}"] {\\n\${contents}\\n}\`,
        },`
    : "";
  return `// terrazzo.config.js; other DTCG 2025.10 tools load the resolver the same way
import { defineConfig } from "@terrazzo/cli";
import css from "@terrazzo/plugin-css";

export default defineConfig({
  tokens: ["./tokens.resolver.json"],
  outDir: "./dist/",
  plugins: [
    css({
      permutations: [
        { input: {}, prepare: (contents) => \`:root {\\n\${contents}\\n}\` },${permutation}
      ],
    }),
  ],
});`;
}
