import { isDecisionPath, type RecipePatch } from "@tessera/engine";
import type { EditControl } from "./edit-control.ts";
import type { EditHistory, EditStep } from "./edit-history.ts";

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
  const keptDone = takeLatest(done, { steps: mostSteps, characters: mostCharacters });
  const left = mostCharacters - JSON.stringify(keptDone).length;
  const keptUndone = takeLatest(undone, { steps: mostSteps - keptDone.length, characters: left });
  return { done: keptDone, undone: keptUndone };
}

function takeLatest(
  steps: readonly EditStep[],
  room: { readonly steps: number; readonly characters: number },
): readonly StoredStep[] {
  const kept: StoredStep[] = [];
  let left = room.characters;
  for (const { control, patch } of steps.toReversed()) {
    left -= JSON.stringify({ control, patch }).length + 1;
    if (left < 0 || kept.length === room.steps) break;
    kept.unshift({ control, patch });
  }
  return kept;
}

/** Parses a stored history; drops an invalid step and every older one. */
export function parseHistory(kept: unknown): EditHistory {
  const { done, undone } = (kept ?? {}) as { readonly done?: unknown; readonly undone?: unknown };
  return { done: parseSteps(done), undone: parseSteps(undone) };
}

function parseSteps(kept: unknown): readonly EditStep[] {
  if (!Array.isArray(kept)) return [];
  const steps = kept.slice(-mostSteps).map(parseStep);
  return steps.slice(steps.lastIndexOf(undefined) + 1).filter((step) => step !== undefined);
}

/** Parses a step; its time prevents the next edit from joining it. */
function parseStep(kept: unknown): EditStep | undefined {
  const { control, patch } = (kept ?? {}) as Readonly<Record<string, unknown>>;
  if (!isControl(control) || !Array.isArray(patch) || patch.length === 0) return undefined;
  if (!patch.every(isChange)) return undefined;
  return {
    control,
    patch: patch.map(({ path, before, after }) => ({ path, before, after })),
    editedAtMs: Number.NEGATIVE_INFINITY,
  };
}

function isControl(kept: unknown): kept is EditControl {
  return typeof kept === "string" && (kept === "all" || isDecisionPath(kept));
}

function isChange(kept: unknown): kept is RecipePatch[number] {
  const path = (kept as Partial<RecipePatch[number]> | null)?.path;
  return typeof path === "string" && isDecisionPath(path);
}
