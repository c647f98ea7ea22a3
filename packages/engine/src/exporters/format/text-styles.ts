import { tokenPath, type TokenPath } from "#tokens/token-path.ts";
import type { TokenSet } from "#tokens/token-set.ts";

/** A property of CSS that a text style sets, in the order in which it is printed. */
const textProperties = [
  "font-family",
  "font-size",
  "font-weight",
  "line-height",
  "letter-spacing",
] as const;

/** A property of CSS that a text style sets. */
export type TextProperty = (typeof textProperties)[number];

/** A named combination of tokens that sets a whole text, such as `heading-m`. */
export type TextStyle = {
  readonly name: string;
  /** The token of each property; a style has no property whose token the set lacks. */
  readonly properties: readonly (readonly [property: TextProperty, path: TokenPath])[];
};

/** The last segments of a style's tokens, by property. */
type Keys = Readonly<Record<TextProperty, string>>;
type NamedKeys = readonly [name: string, keys: Keys];

const body = {
  "font-family": "body",
  "font-weight": "regular",
  "line-height": "base",
  "letter-spacing": "base",
} as const;

/** The text styles that are not named after their size. */
const namedStyles: Readonly<Record<string, Keys>> = {
  code: { ...body, "font-family": "code", "font-size": "body-m" },
  label: { ...body, "font-size": "body-s", "font-weight": "medium" },
};

const size = /^font-size\.(?:heading-(?<heading>[a-z\d-]+)|body-(?<body>[a-z\d-]+))$/;

/**
 * Lists the text styles of a set: one of each heading and body size, `code` and `label`. Headings are
 * semibold, with the line height and letter spacing of their key. A style without a size is left out.
 */
export function listTextStyles({ tokens }: Pick<TokenSet, "tokens">): readonly TextStyle[] {
  const sized = [...tokens.keys()].flatMap((path): readonly NamedKeys[] => {
    const { heading, body: text } = size.exec(path)?.groups ?? {};
    if (heading !== undefined) return [[`heading-${heading}`, keysOfHeading(heading)]];
    if (text === undefined) return [];
    return [[`body-${text}`, { ...body, "font-size": `body-${text}` }]];
  });
  return [...sized, ...Object.entries(namedStyles)]
    .map(([name, keys]) => createStyle(tokens, name, keys))
    .filter(({ properties }) => properties.some(([property]) => property === "font-size"));
}

function keysOfHeading(key: string): Keys {
  return {
    "font-family": "heading",
    "font-size": `heading-${key}`,
    "font-weight": "semibold",
    "line-height": key,
    "letter-spacing": key,
  };
}

function createStyle(tokens: TokenSet["tokens"], name: string, keys: Keys): TextStyle {
  const properties = textProperties.map(
    (property) => [property, tokenPath(`${property}.${keys[property]}`)] as const,
  );
  return { name, properties: properties.filter(([, path]) => tokens.has(path)) };
}
