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

/** The three decisions that the public page asks for. */
export type StartingRecipe = {
  readonly base: HexColor;
  readonly ratio: number;
  readonly unitPx: Recipe["spacing"]["unitPx"];
};

const storageKey = personalKey("starting-recipe");

/** A whole recipe with these decisions made, on top of another one. */
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

/** The design with these decisions made; those that do not parse leave their defaults. */
export function createStartingDesign(starting: StartingRecipe): Design {
  const parsed = parseRecipe(applyStartingRecipe(starting));
  return parsed.ok ? parsed.value : createDesign(starting.base);
}

/** Keeps what was tried on the public page until an account is there to keep it. */
export function keepStartingRecipe(starting: StartingRecipe): void {
  tabStorage.write(storageKey, JSON.stringify(starting));
}

/** What was tried on the public page in this tab; undefined when nothing was. */
export function findStartingRecipe(): StartingRecipe | undefined {
  return parseStartingRecipe(tabStorage.read(storageKey));
}

/** Forgets it once a project is made of it. */
export function forgetStartingRecipe(): void {
  tabStorage.write(storageKey, undefined);
}

/** The decisions that a stored text holds; undefined for anything else. */
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
