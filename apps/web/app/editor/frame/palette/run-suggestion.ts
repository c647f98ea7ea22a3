import {
  changeDecision,
  findPreset,
  overridePath,
  type Parsed,
  parseRecipe,
  parseShareCode,
  pinInModes,
  pinToken,
  shadowCharacters,
  type Design,
  type TokenPath,
  type TokenValue,
} from "@tessera/engine";
import type { DraftStore } from "#editor/draft/draft-store.ts";
import type { EditControl } from "#editor/draft/edit-history.ts";
import { applyPreset } from "#presets/apply-preset.ts";
import type { Suggestion } from "./suggestion.ts";

/** A suggestion that changes the draft. */
type EditSuggestion = Extract<
  Suggestion,
  { kind: "decision" | "shadow" | "pin" | "preset" | "shared" }
>;

/** Returns whether a suggestion changes the draft. */
export function isEdit(suggestion: Suggestion): suggestion is EditSuggestion {
  return !["view", "copyToken", "copyFile"].includes(suggestion.kind);
}

/** Applies a suggestion to the draft in one undo step; returns false if the recipe refuses it. */
export function applySuggestion(store: DraftStore, suggestion: EditSuggestion): boolean {
  store.applyWaiting();
  const { draft } = store.getState();
  const change = changeOf(suggestion, draft);
  if (!change?.changed.ok) return false;
  store.edit(change.control, change.changed.value);
  return true;
}

type Change = { readonly control: EditControl; readonly changed: Parsed<Design> };

function changeOf(suggestion: EditSuggestion, design: Design): Change | undefined {
  const { recipe } = design;
  switch (suggestion.kind) {
    case "decision": {
      const { path, value } = suggestion;
      return { control: path, changed: changeDecision(recipe, path, value) };
    }
    case "shadow": {
      const shadow = shadowCharacters[suggestion.character];
      return { control: "shadow/strength", changed: parseRecipe({ ...recipe, shadow }) };
    }
    case "pin":
      return pinOf(suggestion, design);
    case "preset": {
      const preset = findPreset(suggestion.id);
      return (
        preset && { control: "preset", changed: { ok: true, value: applyPreset(design, preset) } }
      );
    }
    case "shared": {
      const parsed = parseShareCode(suggestion.code);
      return parsed.ok ? { control: "shared", changed: parsed } : undefined;
    }
  }
}

function pinOf(
  { token, value }: { readonly token: TokenPath; readonly value: TokenValue },
  { recipe, tokens, defaultModes }: Design,
): Change {
  const definition = tokens.get(token)?.definition;
  const pinned = definition?.type === "rule" ? pinInModes(definition, defaultModes, value) : value;
  return { control: overridePath(token), changed: pinToken(recipe, token, pinned) };
}
