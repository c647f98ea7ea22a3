import { findRoleKind, type RoleKind } from "#tokens/color-roles.ts";
import type { Modes } from "#tokens/modes/mode.ts";
import type { TokenPath } from "#tokens/token-path.ts";
import type { TokenSet } from "#tokens/token-set.ts";
import { listKeys } from "../json-text/list-keys.ts";
import type { Leaf } from "../json-text/nest-tokens.ts";
import type { Json } from "../json-text/print-json.ts";
import type { ModeTable } from "../modes/mode-table.ts";
import type { Collection } from "../modes/list-collections.ts";
import { listTargets } from "#tokens/definition-branches.ts";
import { nameIdentifiers } from "../names/name-identifiers.ts";
import { findGroupWords } from "../groups/find-group-words.ts";
import type { FigmaScope } from "../groups/group-words.ts";
import { convertLengthToPx } from "#tokens/length.ts";
import { printTokenValue } from "#tokens/print-token-value.ts";
import { roundNumber } from "#tokens/round-number.ts";
import type { TokenValue } from "#tokens/token.ts";
import { printColorObject } from "../json-text/print-color-object.ts";

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
  "surface-selected": ofFills,
  disabled: ofFills,
  scrim: ofFills,
  solid: ofFills,
  "solid-hover": ofFills,
  "solid-pressed": ofFills,
  subtle: ofFills,
  on: ofTexts,
  text: ofTexts,
  "text-muted": ofTexts,
  "text-placeholder": ofTexts,
  link: ofTexts,
  border: ofLines,
  "solid-border": ofLines,
  "border-control": ofLines,
  focus: ofLines,
};

/** The scopes of custom names. */
const everywhere: Scopes = ["ALL_SCOPES"];

/** Palette steps are for roles: Figma offers them nowhere and leaves them out of a library. */
const ofPrimitives = { "com.figma.scopes": [], "com.figma.hiddenFromPublishing": true } as const;

/**
 * Lists the groups of the color steps that roles refer to, such as `color.primary`. A palette
 * without roles is not among them.
 */
function listPrimitiveGroups(tokens: TokenSet["tokens"]): ReadonlySet<string> {
  const roles = [...tokens.values()].filter(({ path }) => findRoleKind(path));
  const targets = roles.flatMap(({ definition }) => listTargets(definition));
  return new Set(targets.filter((path) => !findRoleKind(path)).map(groupOf));
}

function groupOf(path: TokenPath): string {
  return path.slice(0, path.lastIndexOf("."));
}

function isPrimitive(path: TokenPath, groups: ReadonlySet<string>): boolean {
  return groups.has(groupOf(path)) && /^color\.[^.]+\.\d+$/.test(path);
}

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
 * first modes. Developers see the CSS variable of each as its code.
 */
export function createWriter(
  set: TokenSet,
  { first, contentOf }: ModeTable,
  collections: readonly Collection[],
  prefix?: string,
): Writer {
  const { tokens } = set;
  const keysOf = listKeys(tokens.keys(), prefix);
  const nameOf = nameIdentifiers(set, { prefix: prefix ?? "" });
  const primitiveGroups = listPrimitiveGroups(tokens);
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
          ...(isPrimitive(path, primitiveGroups)
            ? ofPrimitives
            : { "com.figma.scopes": scopesOf(path) }),
          "com.figma.codeSyntax": { WEB: `var(--${nameOf(path)})` },
          ...(target && !isNear && { "com.figma.aliasData": aliasData }),
          ...(!target && css !== undefined && { "app.tessera": { css } }),
        },
      },
    };
  };
}

/**
 * A value as a variable of Figma: its type there, its value, and its CSS if these do not contain
 * all of it.
 */
type FigmaValue = {
  readonly $type: "color" | "number" | "string";
  readonly $value: Json;
  readonly css?: string;
};

/**
 * Prints a value as a variable: lengths in px and times in ms are numbers, everything else is a
 * text.
 */
function printValue(value: TokenValue): FigmaValue {
  if (value.type === "color") return { $type: "color", $value: printColorObject(value) };
  if (value.type === "number") return { $type: "number", $value: value.value };
  const css = printTokenValue(value);
  const figure = figureOf(value);
  if (figure !== undefined) return { $type: "number", $value: figure, css };
  return { $type: "string", $value: findFamily(value) ?? css, css };
}

/**
 * Finds the preferred family, the only one in Figma; tools could mistake one with braces for an
 * alias.
 */
function findFamily(value: TokenValue): string | undefined {
  const [family = ""] = value.type === "fontFamily" ? value.families : [];
  return /^[^{}]+$/.test(family) ? family : undefined;
}

/**
 * Returns the number of a value: a variable has one type in all modes, so `auto` among layers is a
 * number, too.
 */
function figureOf(value: TokenValue): number | undefined {
  switch (value.type) {
    case "dimension":
      return roundNumber(convertLengthToPx(value), 6);
    case "fluidDimension":
      return value.maxPx;
    case "duration":
      return value.ms;
    case "keyword":
      return 0;
    default:
      return undefined;
  }
}
