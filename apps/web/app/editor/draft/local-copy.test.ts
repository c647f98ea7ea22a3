import { createDesign, writeDecision } from "@tessera/engine";
import { designOf } from "@tessera/engine/testing";
import { expect, test } from "vitest";
import { draftKey, type DraftStorage } from "#storage/stored-drafts.ts";
import { startDraft, withDraft, type DraftState } from "./draft-state.ts";
import { restoreDraft, writeLocalCopy } from "./local-copy.ts";
import { editDraft, redoEdit, undoEdit } from "./change-draft.ts";

const owner = { userId: "u1", projectId: "p1" };
const saved = { design: createDesign(), revision: 3 };
const radius = "radius/basePx";

function memoryStorage(): DraftStorage & { readonly size: () => number } {
  const entries = new Map<string, string>();
  return {
    read: (key) => entries.get(key),
    write(key, text) {
      if (text === undefined) entries.delete(key);
      else entries.set(key, text);
    },
    size: () => entries.size,
  };
}

function edited(basePx: number): DraftState {
  return withDraft(startDraft(saved), designOf(writeDecision(saved.design.recipe, radius, basePx)));
}

test("restores a draft as it was stored", () => {
  const storage = memoryStorage();
  writeLocalCopy(storage, owner, edited(20));
  expect(restoreDraft(storage, owner, saved).draft).toEqual(edited(20).draft);
});

test("restores a draft with its undo and redo steps", () => {
  const storage = memoryStorage();
  let state: DraftState = startDraft(saved);
  for (const px of [20, 24, 28]) {
    const design = designOf(writeDecision(state.draft.recipe, radius, px));
    state = editDraft(state, radius, design, px * 1000);
  }
  writeLocalCopy(storage, owner, undoEdit(state));
  const restored = restoreDraft(storage, owner, saved);
  expect(redoEdit(restored).draft.recipe.radius.basePx).toBe(28);
  expect(undoEdit(restored).draft.recipe.radius.basePx).toBe(20);
});

test("ignores a stored step that no longer applies", () => {
  const storage = memoryStorage();
  const patch = [{ path: radius, before: { px: "wide" }, after: 20 }] as const;
  const history = { done: [{ control: radius, patch, editedAtMs: 0 }], undone: [] } as const;
  writeLocalCopy(storage, owner, { ...edited(20), history });
  const restored = restoreDraft(storage, owner, saved);
  const undone = undoEdit(restored);
  expect(undone.draft).toEqual(edited(20).draft);
  expect(undone.history.done).toEqual([]);
});

test("stores a draft for one user and one project", () => {
  const storage = memoryStorage();
  writeLocalCopy(storage, owner, edited(20));
  expect(restoreDraft(storage, { ...owner, userId: "u2" }, saved)).toEqual(startDraft(saved));
  expect(restoreDraft(storage, { ...owner, projectId: "p2" }, saved)).toEqual(startDraft(saved));
});

test("restores the undone steps of a draft without unsaved changes", () => {
  const storage = memoryStorage();
  const design = designOf(writeDecision(saved.design.recipe, radius, 20));
  const state = undoEdit(editDraft(startDraft(saved), radius, design, 0));
  writeLocalCopy(storage, owner, state);
  expect(storage.read(draftKey(owner))).toBeUndefined();
  const restored = restoreDraft(storage, owner, saved);
  expect(restored.changes).toEqual([]);
  expect(redoEdit(restored).draft.recipe.radius.basePx).toBe(20);

  const newer = designOf(writeDecision(saved.design.recipe, "color/base", "#d9480f"));
  const later = redoEdit(restoreDraft(storage, owner, { design: newer, revision: 4 }));
  expect(later.draft.recipe.color.base).toBe("#d9480f");
  expect(later.changes.map(({ path }) => path)).toEqual([radius]);

  for (const other of [
    { ...owner, userId: "u2" },
    { ...owner, projectId: "p2" },
  ]) {
    expect(restoreDraft(storage, other, saved)).toEqual(startDraft(saved));
    writeLocalCopy(storage, other, startDraft(saved));
  }
  expect(restoreDraft(storage, owner, saved).history.undone).toHaveLength(1);
  writeLocalCopy(storage, owner, redoEdit(state));
  writeLocalCopy(storage, owner, startDraft(saved));
  expect(storage.size()).toBe(0);
});

test("stores nothing once everything is saved", () => {
  const storage = memoryStorage();
  writeLocalCopy(storage, owner, edited(20));
  writeLocalCopy(storage, owner, startDraft(saved));
  expect(storage.size()).toBe(0);
});

test("merges a stored draft with newer saves", () => {
  const storage = memoryStorage();
  writeLocalCopy(storage, owner, edited(20));
  const design = designOf(writeDecision(saved.design.recipe, "color/base", "#d9480f"));
  const restored = restoreDraft(storage, owner, { design, revision: 7 });
  expect(restored.saved.revision).toBe(7);
  expect(restored.draft.recipe.color.base).toBe("#d9480f");
  expect(restored.changes.map(({ path }) => path)).toEqual([radius]);
});

test("ignores an invalid copy", () => {
  const storage = memoryStorage();
  storage.write("draft:u1:p1", '{"saved":{"revision":3},"draft":');
  expect(restoreDraft(storage, owner, saved)).toEqual(startDraft(saved));
});
