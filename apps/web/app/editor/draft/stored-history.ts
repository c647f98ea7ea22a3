import { isDecisionPath, type RecipePatch } from "@tessera/engine";
import { type EditControl, type EditHistory, type EditStep, isRecipeEdit } from "./edit-history.ts";

/** The limits of stored steps: their number, and their characters as JSON. */
const mostSteps = 100;
const mostCharacters = 100_000;

/** A stored step; JSON drops the value of an absent decision. */
type StoredStep = Pick<EditStep, "control" | "patch">;

/** Returns the part of a history that a copy stores: the latest steps within the limits. */
export function boundHistory({ done, undone }: EditHistory): {
  readonly done: readonly StoredStep[];
  readonly undone: readonly StoredStep[];
} {
  const latestDone = takeLatest(done, { steps: mostSteps, characters: mostCharacters });
  const characters = mostCharacters - JSON.stringify(latestDone).length;
  const steps = mostSteps - latestDone.length;
  return { done: latestDone, undone: takeLatest(undone, { steps, characters }) };
}

function takeLatest(
  steps: readonly EditStep[],
  room: { readonly steps: number; readonly characters: number },
): readonly StoredStep[] {
  const latest: StoredStep[] = [];
  let left = room.characters;
  for (const { control, patch } of steps.toReversed()) {
    left -= JSON.stringify({ control, patch }).length + 1;
    if (left < 0 || latest.length === room.steps) break;
    latest.unshift({ control, patch });
  }
  return latest;
}

/** Parses a stored history; drops an invalid step and every older one. */
export function parseHistory(stored: unknown): EditHistory {
  const { done, undone } = (stored ?? {}) as { readonly done?: unknown; readonly undone?: unknown };
  return { done: parseSteps(done), undone: parseSteps(undone) };
}

function parseSteps(stored: unknown): readonly EditStep[] {
  if (!Array.isArray(stored)) return [];
  const steps = stored.slice(-mostSteps).map(parseStep);
  return steps.slice(steps.lastIndexOf(undefined) + 1).filter((step) => step !== undefined);
}

/** Parses a step; its time prevents the next edit from joining it. */
function parseStep(stored: unknown): EditStep | undefined {
  const { control, patch } = (stored ?? {}) as Readonly<Record<string, unknown>>;
  if (!isControl(control) || !Array.isArray(patch) || patch.length === 0) return undefined;
  if (!patch.every(isChange)) return undefined;
  return {
    control,
    patch: patch.map(({ path, before, after }) => ({ path, before, after })),
    editedAtMs: Number.NEGATIVE_INFINITY,
  };
}

function isControl(value: unknown): value is EditControl {
  return typeof value === "string" && (isRecipeEdit(value) || isDecisionPath(value));
}

function isChange(value: unknown): value is RecipePatch[number] {
  const path = (value as Partial<RecipePatch[number]> | null)?.path;
  return typeof path === "string" && isDecisionPath(path);
}
