import type { Config } from "stylelint";

/** A typed length; 1px is the width of a line, and 0 needs no unit. */
const typedLength = /(?<![\w.-])-?(?!(?:0|1)px)\d*\.?\d+(?:px|rem)\b/;

/** Spacing, type sizes, radii and widths of windows come from the interface's own tokens. */
export default {
  ignoreFiles: ["packages/ui/src/variants/{theme,widths}.css"],
  referenceFiles: ["packages/ui/src/variants/{theme,base,widths}.css"],
  reportNeedlessDisables: true,
  reportInvalidScopeDisables: true,
  reportDescriptionlessDisables: true,
  rules: {
    "declaration-property-value-disallowed-list": [
      {
        "/^(?:row-|column-)?gap$/": [typedLength],
        "/^(?:scroll-)?(?:padding|margin)/": [typedLength],
        "/^--(?:.*-gutter|gap|padding|margin|(?:table-)?inset)$/": [typedLength],
        "/^border(?:-.+)?-radius$/": [typedLength],
        "font-size": [typedLength],
        font: [/^[^/]*\d(?:px|rem)/],
      },
      { message: "Use a token: --spacing-*, --radius-* or --font-size-*." },
    ],
    "media-feature-name-disallowed-list": [
      ["width", "min-width", "max-width"],
      { message: "Use a named size: --phone, --narrow, --wide, --desktop, --spacious or --low." },
    ],
    "no-unknown-custom-media": true,
    "no-unknown-custom-properties": true,
  },
} satisfies Config;
