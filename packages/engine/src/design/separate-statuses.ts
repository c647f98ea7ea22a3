import { checkPalettes } from "#categories/color/check-palettes.ts";
import { rolePath } from "#checks/check-promises.ts";
import { type StatusName, statusNames } from "#checks/statuses.ts";
import {
  enoughApart,
  fullDistance,
  leastApart,
  leastDistance,
  seeColor,
  type SeenColor,
} from "#color/color-vision.ts";
import { deltaEOk } from "#color/delta-e-ok.ts";
import { findHardestDeficiency, type VisionDeficiency } from "#color/hardest-deficiency.ts";
import type { HexColor } from "#color/hex-color.ts";
import { hexOfOklch, oklchOf } from "#color/oklch.ts";
import { createRecipe } from "#recipe/create-recipe.ts";
import type { Recipe } from "#recipe/recipe.ts";
import { roleNamesOf } from "#tokens/color-roles.ts";
import type { Design } from "./design.ts";
import { designRecipe } from "./parse-recipe.ts";

/** Two status colors that look alike, and the deficiency; undefined if they look alike to everyone. */
export type AlikeStatuses = {
  readonly statuses: readonly [StatusName, StatusName];
  readonly deficiency: VisionDeficiency | undefined;
};

/** The color of a status that makes it differ from the others. */
export type SeparatedStatus = { readonly status: StatusName; readonly hex: HexColor };

/** The moves of a color that are tried; a status keeps the hue that people know it by. */
const moves = { lightness: 0.25, lightnessStep: 0.0125, hue: 30, hueStep: 7.5 } as const;
/** Colors beyond these lightnesses look black or white, and no move leads there. */
const lightnesses = { min: 0.3, max: 0.88 } as const;
/** The number of designs that are generated to check promises, which bounds the time. */
const mostDesigns = 4;
/** The distance (ΔE_OK) to a color that breaks a promise, from which the next one is tried. */
const refusedDistance = 0.05;

/** Returns the two status colors that are hardest to tell apart; undefined if all are far enough. */
export function findAlikeStatuses({ color }: Recipe): AlikeStatuses | undefined {
  const seen = seeAll(color.status);
  let hardest: { readonly statuses: AlikeStatuses["statuses"]; distance: number } | undefined;
  for (const [i, one] of statusNames.entries()) {
    for (const other of statusNames.slice(i + 1)) {
      const distance = leastDistance(seen[one], seen[other]);
      if (distance < (hardest?.distance ?? leastApart))
        hardest = { statuses: [one, other], distance };
    }
  }
  if (!hardest) return undefined;
  const [one, other] = hardest.statuses.map((status) => seen[status]) as [SeenColor, SeenColor];
  const isAlikeToAll = fullDistance(one, other) < leastApart;
  const deficiency = isAlikeToAll ? undefined : findHardestDeficiency(one, other);
  return { statuses: hardest.statuses, deficiency };
}

/**
 * Finds the nearest color of one of two statuses that differs enough from the other in every color
 * vision, brings no other two statuses closer than that, and breaks no promise. Moves the second
 * status, but the first where only the second has the user's own color or pins. Returns undefined
 * where there is no such color.
 */
export function separateStatuses(
  design: Design,
  [one, other]: AlikeStatuses["statuses"],
): SeparatedStatus | undefined {
  const { recipe } = design;
  const moved = isOwn(recipe, other) && !isOwn(recipe, one) ? one : other;
  const fixed = moved === one ? other : one;
  const breaksNone = promiseCheckOf(design);
  const refused: HexColor[] = [];
  for (const hex of listApart(recipe.color.status, moved, fixed)) {
    // Neighbors of a color that breaks a promise mostly break it too.
    if (refused.some((each) => deltaEOk(each, hex) < refusedDistance)) continue;
    if (breaksNone(withStatus(recipe, moved, hex))) return { status: moved, hex };
    refused.push(hex);
    if (refused.length === mostDesigns) break;
  }
  return undefined;
}

type Statuses = Recipe["color"]["status"];

/** Returns the colors of a status that differ enough from the others, the nearest one first. */
function* listApart(
  colors: Statuses,
  moved: StatusName,
  fixed: StatusName,
): Generator<HexColor, undefined> {
  const seen = seeAll(colors);
  const limits = statusNames
    .filter((status) => status !== moved)
    .map((status) => ({
      color: seen[status],
      least:
        status === fixed
          ? enoughApart
          : Math.min(leastApart, leastDistance(seen[status], seen[moved])),
    }));
  for (const hex of listMoves(colors[moved])) {
    const candidate = seeColor(hex);
    if (limits.every(({ color, least }) => leastDistance(color, candidate) >= least)) yield hex;
  }
}

/** Lists the colors around a color by their distance to it. */
function listMoves(from: HexColor): readonly HexColor[] {
  const { l, c, h } = oklchOf(from);
  const found = new Map<HexColor, number>();
  for (let dl = -moves.lightness; dl <= moves.lightness; dl += moves.lightnessStep) {
    const lightness = l + dl;
    if (lightness < lightnesses.min || lightness > lightnesses.max) continue;
    for (let dh = -moves.hue; dh <= moves.hue; dh += moves.hueStep) {
      const hex = hexOfOklch({ l: lightness, c, h: (h + dh + 360) % 360 });
      found.set(hex, deltaEOk(from, hex));
    }
  }
  return [...found].sort(([, a], [, b]) => a - b).map(([hex]) => hex);
}

/** Returns whether the user chose the color of a status or pinned one of its tokens. */
function isOwn({ color, overrides }: Recipe, status: StatusName): boolean {
  return (
    color.status[status] !== createRecipe().color.status[status] ||
    color.advanced.baseSteps[status] !== undefined ||
    color.advanced.pinnedSteps[status] !== undefined ||
    Object.keys(overrides).some((path) => isOfStatus(path, status))
  );
}

/** Returns whether a token is a step or a role of a status. */
function isOfStatus(path: string, status: StatusName): boolean {
  const roles: readonly string[] = roleNamesOf(status).map(rolePath);
  return path.startsWith(`color.${status}.`) || roles.includes(path);
}

/** Returns a function that checks that a recipe keeps every promise that a design keeps. */
function promiseCheckOf(design: Design): (recipe: Recipe) => boolean {
  const before = keptPromisesOf(design);
  return (recipe) => {
    const designed = designRecipe(recipe);
    if (!designed.ok) return false;
    const after = keptPromisesOf(designed.value);
    return before.every((isKept, i) => !isKept || after[i]);
  };
}

/** Returns which promises of roles and steps are kept: two recipes of one shape have one order. */
function keptPromisesOf(design: Design): readonly boolean[] {
  const palettes = checkPalettes(design.recipe, design.valuesIn());
  return [
    ...design.promises.map(({ isKept }) => isKept),
    ...palettes.flatMap(({ promises, isBaseKept }) => [
      isBaseKept,
      ...promises.map(({ isKept }) => isKept),
    ]),
  ];
}

function withStatus(recipe: Recipe, status: StatusName, hex: HexColor): Recipe {
  const { color } = recipe;
  return { ...recipe, color: { ...color, status: { ...color.status, [status]: hex } } };
}

function seeAll(colors: Statuses): Readonly<Record<StatusName, SeenColor>> {
  const { success, warning, danger, info } = colors;
  return {
    success: seeColor(success),
    warning: seeColor(warning),
    danger: seeColor(danger),
    info: seeColor(info),
  };
}
