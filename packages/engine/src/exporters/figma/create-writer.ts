import { findRoleKind, type RoleKind } from "#tokens/color-roles.ts";
import type { Modes } from "#tokens/modes/mode.ts";
import type { TokenPath } from "#tokens/token-path.ts";
import type { TokenSet } from "#tokens/token-set.ts";
import { listKeys } from "../json-text/list-keys.ts";
import type { Leaf } from "../json-text/nest-tokens.ts";
import type { Json } from "../json-text/print-json.ts";
import type { ModeTable } from "../modes/mode-table.ts";
import type { Collection } from "./list-collections.ts";
import { printValue } from "./print-value.ts";
import { findGroupWords } from "../groups/find-group-words.ts";
import type { FigmaScope } from "../groups/group-words.ts";

type Scopes = readonly FigmaScope[];

/** Texts and icons share their colors, and icons are shapes or strokes. */
const ofTexts: Scopes = ["TEXT_FILL", "SHAPE_FILL", "STROKE_COLOR"];
const ofLines: Scopes = ["STROKE_COLOR"];
const ofFills: Scopes = ["FRAME_FILL", "SHAPE_FILL"];

const scopesOfRole: Readonly<Record<RoleKind, Scopes>> = {
  "surface-0": ofFills,
  "surface-1": ofFills,
  "surface-2": ofFills,
  "surface-3": ofFills,
  "surface-4": ofFills,
  solid: ofFills,
  subtle: ofFills,
  on: ofTexts,
  text: ofTexts,
  "text-muted": ofTexts,
  link: ofTexts,
  border: ofLines,
  "border-control": ofLines,
  focus: ofLines,
};

/** The scopes of custom names. */
const everywhere: Scopes = ["ALL_SCOPES"];

/**
 * Returns the places in which Figma offers a variable, by the use of its token; everywhere for a
 * custom group.
 */
function scopesOf(path: TokenPath): Scopes {
  const role = findRoleKind(path);
  return role ? scopesOfRole[role] : (findGroupWords(path)?.figma ?? everywhere);
}

/** Writes a token for the file of a collection's mode. */
type Writer = (path: TokenPath, modes: Partial<Modes>, within: Collection) => Leaf;

/**
 * Creates the writer of a set's tokens as variables. An alias within a collection is a reference.
 * One of another collection's variable has its name in the extensions, and its value is that of the
 * first modes.
 */
export function createWriter(
  { tokens }: TokenSet,
  { first, contentOf }: ModeTable,
  collections: readonly Collection[],
  prefix?: string,
): Writer {
  const keysOf = listKeys(tokens.keys(), prefix);
  const homes = new Map(collections.flatMap((each) => each.paths.map((path) => [path, each])));
  return (path, modes, within) => {
    const { chosen, value } = contentOf(path, { ...first, ...modes });
    const { css, $type, $value } = printValue(value);
    const target = chosen.type === "alias" ? keysOf.get(chosen.to) : undefined;
    const home = chosen.type === "alias" ? homes.get(chosen.to) : undefined;
    const isNear = home === within;
    const aliasData: Json = {
      targetVariableName: target?.join("/") ?? "",
      targetVariableSetName: home?.name ?? "",
    };
    const description = tokens.get(path)?.description;
    return {
      keys: keysOf.get(path) ?? [],
      value: {
        $type,
        $value: target && isNear ? `{${target.join(".")}}` : $value,
        ...(description !== undefined && { $description: description }),
        $extensions: {
          "com.figma.scopes": scopesOf(path),
          ...(target && !isNear && { "com.figma.aliasData": aliasData }),
          ...(!target && css !== undefined && { "app.tessera": { css } }),
        },
      },
    };
  };
}
