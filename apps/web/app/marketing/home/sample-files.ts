import { formatList, printCss, printScss, type TokenSet } from "@tessera/engine";

/** A file on the page: its format's name, its name and its text. */
type SampleFile = {
  readonly name: string;
  readonly path: string;
  readonly print: (set: TokenSet) => string;
};

/**
 * The exported files of the light scheme; importing the formats would include their parsers too.
 */
export const sampleFiles = {
  css: {
    name: formatList.css.name,
    path: "tokens.css",
    print: (set) => printCss(set, { schemes: ["light"] }),
  },
  scss: {
    name: formatList.scss.name,
    path: "tokens.scss",
    print: (set) => printScss(set, { schemes: ["light"] }),
  },
} as const satisfies Record<string, SampleFile>;
