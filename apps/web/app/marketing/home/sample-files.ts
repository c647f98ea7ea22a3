import { formatList, printCss, printScss, type TokenSet } from "@tessera/engine";

/** A file that the page shows: what its format and the file are called, and its text. */
type SampleFile = {
  readonly name: string;
  readonly path: string;
  readonly print: (set: TokenSet) => string;
};

/** The files of the light scheme as exports print them; the formats themselves would bring what reads the files, too. */
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
