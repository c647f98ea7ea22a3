import { convertLengthToPx } from "#tokens/length.ts";
import type { Modes } from "#tokens/modes/mode.ts";
import { roundNumber } from "#tokens/round-number.ts";
import type { TokenValue } from "#tokens/token.ts";
import type { TokenPath } from "#tokens/token-path.ts";
import type { TokenSet } from "#tokens/token-set.ts";
import { nameTextGroup } from "../format/text-leaves.ts";
import { listTextStyles, type TextProperty } from "../format/text-styles.ts";
import type { FigmaScope } from "../groups/group-words.ts";
import type { Leaf } from "../json-text/nest-tokens.ts";
import { findLastCollection, type Collection } from "../modes/list-collections.ts";
import type { ModeTable } from "../modes/mode-table.ts";
import { nameIdentifiers } from "../names/name-identifiers.ts";

/** The properties that are px in Figma, and relative to the size in a token. */
const scopeOfProperty: Readonly<Partial<Record<TextProperty, FigmaScope>>> = {
  "line-height": "LINE_HEIGHT",
  "letter-spacing": "LETTER_SPACING",
};

/** A relative property of a text style, with the tokens that it is computed from. */
type TextVariable = {
  readonly style: string;
  readonly property: TextProperty;
  readonly scope: FigmaScope;
  readonly path: TokenPath;
  readonly size: TokenPath;
};

/** Writes the variables of text styles for the file of a collection's mode. */
type TextWriter = (modes: Partial<Modes>, within: Collection) => readonly Leaf[];

/**
 * Creates the writer of the line height and letter spacing of each text style in px, such as
 * `text/heading-m/line-height`. Files of variables cannot contain text styles: a designer creates
 * them in Figma and binds them to these variables and to those of family, size and weight.
 */
export function createTextWriter(
  set: TokenSet,
  { first, contentOf }: ModeTable,
  collections: readonly Collection[],
  prefix = "",
): TextWriter {
  const group = [...(prefix ? [prefix] : []), nameTextGroup(set)];
  const nameOf = nameIdentifiers(set, { prefix });
  const variables = listTextVariables(set);
  const homes = variables.map(({ path, size }) => findLastCollection(collections, [path, size]));
  return (modes, within) => {
    const valueOf = (path: TokenPath): TokenValue => contentOf(path, { ...first, ...modes }).value;
    return variables
      .filter((_, index) => homes[index] === within)
      .map(({ style, property, scope, path, size }) => ({
        keys: [...group, style, property],
        value: {
          $type: "number",
          $value: computePx(valueOf(path), valueOf(size)),
          $extensions: {
            "com.figma.scopes": [scope],
            "com.figma.codeSyntax": { WEB: `var(--${nameOf(path)})` },
            "app.tessera": { textStyle: true },
          },
        },
      }));
  };
}

function listTextVariables(set: TokenSet): readonly TextVariable[] {
  return listTextStyles(set).flatMap(({ name: style, properties }) => {
    const size = properties.find(([property]) => property === "font-size")?.[1];
    return properties.flatMap(([property, path]) => {
      const scope = scopeOfProperty[property];
      return scope && size ? [{ style, property, scope, path, size }] : [];
    });
  });
}

/** Computes the px of a number or a length in em at a size; other lengths have their own px. */
function computePx(value: TokenValue, size: TokenValue): number {
  if (value.type === "number") return roundNumber(value.value * pxOf(size), 2);
  if (value.type === "dimension" && value.unit === "em")
    return roundNumber(value.value * pxOf(size), 2);
  return roundNumber(pxOf(value), 2);
}

/** Returns the px of a length, of a fluid one at the wide viewport. */
function pxOf(value: TokenValue): number {
  if (value.type === "fluidDimension") return value.maxPx;
  return value.type === "dimension" ? convertLengthToPx(value) : 0;
}
