import {
  overridePath,
  pinInModes,
  pinToken,
  pinStep,
  releaseStep,
  unpinToken,
  type Recipe,
  type Modes,
  type TokenPath,
  type TokenValue,
} from "@tessera/engine";
import type { DraftStore, EditPace } from "#editor/draft/draft-store.ts";

/**
 * Pins a token of the draft to a value. One whose value depends on the scheme keeps its other
 * values. A value that the recipe does not allow changes nothing.
 */
export function changeToken(
  store: DraftStore,
  path: TokenPath,
  { scheme, contrast }: Modes,
  value: TokenValue,
  pace: EditPace = "step",
): void {
  store.applyWaiting();
  const { recipe, tokens } = store.getState().draft;
  const definition = tokens.get(path)?.definition;
  const next =
    definition?.type === "rule" ? pinInModes(definition, { scheme, contrast }, value) : value;
  const step = readStep(path);
  const changed =
    step && value.type === "color"
      ? pinStep(recipe, step.palette, step.name, value.hex)
      : pinToken(recipe, path, next);
  if (changed.ok) store.edit(overridePath(path), changed.value, pace);
}

/** Lets a pinned token of the draft follow the recipe again. */
export function releaseToken(store: DraftStore, path: TokenPath): void {
  store.applyWaiting();
  const changed = unpin(store.getState().draft.recipe, path);
  if (changed.ok) store.edit(overridePath(path), changed.value);
}

/** A step of a palette is pinned with its palette, which moves the steps beside it. */
function unpin(recipe: Recipe, path: TokenPath) {
  const step = readStep(path);
  return step ? releaseStep(recipe, step.palette, step.name) : unpinToken(recipe, path);
}

/** Returns the palette and the name of the step that a token is; undefined for other tokens. */
export function readStep(
  path: TokenPath,
): { readonly palette: string; readonly name: string } | undefined {
  const [, palette, name] = /^color\.([^.]+)\.([^.]+)$/.exec(path) ?? [];
  return palette && name ? { palette, name } : undefined;
}
