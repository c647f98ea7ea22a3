import {
  createDesign,
  createRecipe,
  type Design,
  type HexColor,
  parseHexColor,
  parseRecipe,
  type Recipe,
} from "@tessera/engine";
import { personalKey, tabStorage } from "#storage/browser-storage.ts";

/** The three decisions of the home page. */
export type StartingRecipe = {
  readonly base: HexColor;
  readonly ratio: number;
  readonly unitPx: Recipe["spacing"]["unitPx"];
};

const storageKey = personalKey("starting-recipe");

/** Returns a whole recipe with these decisions, based on another one. */
export function applyStartingRecipe(starting: StartingRecipe, onto?: Recipe): Recipe {
  const recipe = onto ?? createRecipe(starting.base);
  const { ratio, unitPx } = starting;
  return {
    ...recipe,
    typography: {
      ...recipe.typography,
      ratioWide: ratio,
      ratioNarrow: Math.min(recipe.typography.ratioNarrow, ratio),
    },
    spacing: { ...recipe.spacing, unitPx },
  };
}

/** Returns the design with these decisions; invalid ones keep their defaults. */
export function createStartingDesign(starting: StartingRecipe): Design {
  const parsed = parseRecipe(applyStartingRecipe(starting));
  return parsed.ok ? parsed.value : createDesign(starting.base);
}

/** Stores the decisions of the home page until a project is created with them. */
export function keepStartingRecipe(starting: StartingRecipe): void {
  tabStorage.write(storageKey, JSON.stringify(starting));
}

/** Returns the text of the decisions that were stored in this tab; undefined without any. */
export function readStartingRecipe(): string | undefined {
  return tabStorage.read(storageKey);
}

/** Returns the decisions that were stored in this tab; undefined without any. */
export function findStartingRecipe(): StartingRecipe | undefined {
  return parseStartingRecipe(readStartingRecipe());
}

/** Removes the stored decisions once a project is created with them. */
export function forgetStartingRecipe(): void {
  tabStorage.write(storageKey, undefined);
}

/** Parses the decisions in a stored text; returns undefined for anything else. */
export function parseStartingRecipe(text: string | undefined): StartingRecipe | undefined {
  const stored = parseJson(text);
  const base = parseHexColor(String(stored["base"]));
  const ratio = stored["ratio"];
  const unitPx = stored["unitPx"];
  if (!base || typeof ratio !== "number" || (unitPx !== 4 && unitPx !== 8)) return undefined;
  return { base, ratio, unitPx };
}

function parseJson(text: string | undefined): Readonly<Record<string, unknown>> {
  try {
    const value: unknown = JSON.parse(text ?? "{}");
    return typeof value === "object" && value !== null ? { ...value } : {};
  } catch {
    return {};
  }
}
