import { modeAxes } from "#tokens/modes/mode.ts";
import type { FormatOption } from "./print-options.ts";

/** The options of most formats; a format that offers less of an option declares its own row. */
export const sharedOptions = {
  title: { id: "title", kind: "text", place: "comment", default: "", maxLength: 200 },
  schemes: {
    id: "schemes",
    kind: "choices",
    choices: modeAxes.scheme,
    default: modeAxes.scheme,
  },
  comments: { id: "comments", kind: "switch", default: true },
  prefix: {
    id: "prefix",
    kind: "text",
    default: "",
    maxLength: 24,
    pattern: "(?:[a-z][a-z0-9]*(?:-[a-z0-9]+)*)?",
    expected: "namePrefix",
  },
  nameCase: {
    id: "nameCase",
    kind: "choice",
    choices: ["kebab", "snake", "camel"],
    default: "kebab",
  },
  lengthUnit: {
    id: "lengthUnit",
    kind: "choice",
    choices: ["as-set", "px", "rem", "em"],
    default: "as-set",
  },
  colorNotation: {
    id: "colorNotation",
    kind: "choice",
    choices: ["hex", "rgb", "hsl", "oklch"],
    default: "hex",
  },
} as const satisfies Record<string, FormatOption>;

/** The options of formats that print every token as a variable of a language. */
export const languageOptions: readonly FormatOption[] = [
  sharedOptions.title,
  sharedOptions.schemes,
  sharedOptions.prefix,
  sharedOptions.nameCase,
  sharedOptions.lengthUnit,
  sharedOptions.colorNotation,
  sharedOptions.comments,
];
