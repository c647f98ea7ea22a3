import { parse } from "css-tree";
import { transform } from "lightningcss";
import { compileString } from "sass";

/** Throws when css-tree or lightningcss reports an error in a style sheet. */
export function requireValidCss(text: string): void {
  parse(text, {
    parseCustomProperty: true,
    onParseError(error) {
      throw error;
    },
  });
  const { warnings } = transform({
    filename: "tokens.css",
    code: new TextEncoder().encode(text),
    errorRecovery: false,
  });
  const [warning] = warnings;
  if (warning) throw new Error(warning.message);
}

/** Compiles a module with sass and returns the CSS; throws when it fails. */
export function compileScss(text: string): string {
  return compileString(text).css;
}
