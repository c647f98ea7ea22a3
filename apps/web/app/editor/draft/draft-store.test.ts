import {
  createDesign,
  settleCollisions,
  writeDecision,
  type DecisionPath,
  type Design,
} from "@tessera/engine";
import { designOf } from "@tessera/engine/testing";
import { expect, test } from "vitest";
import { startDraft, type SavedRecipe } from "./draft-state.ts";
import { createDraftStore, type SaveOutcome } from "./draft-store.ts";

const radius = "radius/basePx";
const base = "color/base";
const first: SavedRecipe = { design: createDesign(), revision: 3 };

type Sent = { readonly design: Design; readonly revision: number };

/** Creates a store whose saves resolve to the given outcomes in order. */
function storeWith(...outcomes: readonly ((sent: Sent) => SaveOutcome)[]) {
  const sent: Sent[] = [];
  const store = createDraftStore(
    startDraft(first),
    async (design, revision) => {
      sent.push({ design, revision });
      return outcomes[sent.length - 1]!({ design, revision });
    },
    () => 0,
  );
  return { store, sent };
}

function accept({ design, revision }: Sent): SaveOutcome {
  return { kind: "saved", saved: { design, revision: revision + 1 } };
}

function staleWith(design: Design): () => SaveOutcome {
  return () => ({ kind: "stale", theirs: { design, revision: 4 } });
}

function edited(path: DecisionPath, value: unknown, { recipe } = first.design): Design {
  return designOf(writeDecision(recipe, path, value));
}

test("sends the revision that was edited, and stores the new one", async () => {
  const { store, sent } = storeWith(accept);
  store.edit(radius, edited(radius, 20));
  await store.save();
  expect(sent.map(({ revision }) => revision)).toEqual([3]);
  expect(store.getState().saved.revision).toBe(4);
  expect(store.getState().changes).toEqual([]);
});

test("sends nothing when nothing changed", async () => {
  const { store, sent } = storeWith();
  await store.save();
  expect(sent).toEqual([]);
});

test("merges a stale save without collisions, and saves again", async () => {
  const { store, sent } = storeWith(staleWith(edited(base, "#d9480f")), accept);
  store.edit(radius, edited(radius, 20));
  await store.save();
  expect(sent[1]?.revision).toBe(4);
  expect(sent[1]?.design.recipe.color.base).toBe("#d9480f");
  expect(sent[1]?.design.recipe.radius.basePx).toBe(20);
  expect(store.getState().saved.revision).toBe(5);
});

test("does not save a collision before it is resolved", async () => {
  const { store, sent } = storeWith(staleWith(edited(radius, 12)), accept);
  store.edit(radius, edited(radius, 20));
  await store.save();
  expect(sent).toHaveLength(1);
  await store.save();
  expect(sent).toHaveLength(1);
  const merge = store.getState().openMerge!.merge;
  const resolved = settleCollisions(merge, new Map([[radius, "mine"]]));
  await store.resolveCollisions(resolved.ok ? resolved.value : first.design);
  expect(sent[1]).toMatchObject({ revision: 4, design: { recipe: { radius: { basePx: 20 } } } });
});

test("keeps the draft when a merge is postponed, and shows it again at the next save", async () => {
  const { store } = storeWith(staleWith(edited(radius, 12)), staleWith(edited(radius, 12)));
  store.edit(radius, edited(radius, 20));
  await store.save();
  store.postponeMerge();
  expect(store.getState().draft.recipe.radius.basePx).toBe(20);
  await store.save();
  expect(store.getState().openMerge?.merge.collisions).toHaveLength(1);
});

test("keeps the draft after a failed save, which can be retried", async () => {
  const { store } = storeWith(() => ({ kind: "failed", failure: { reason: "offline" } }), accept);
  store.edit(radius, edited(radius, 20));
  await store.save();
  expect(store.getState().progress).toEqual({ kind: "failed", failure: { reason: "offline" } });
  expect(store.getState().changes).toHaveLength(1);
  await store.save();
  expect(store.getState().saved.revision).toBe(4);
});

test("keeps edits made during a save unsaved", async () => {
  const { store } = storeWith((sent) => {
    store.edit(base, edited(base, "#0d9488", store.getState().draft));
    return accept(sent);
  });
  store.edit(radius, edited(radius, 20));
  await store.save();
  expect(store.getState().changes.map(({ path }) => path)).toEqual([base]);
});

test("undoes only local edits after a merge", async () => {
  const { store } = storeWith(staleWith(edited(base, "#d9480f")), accept);
  store.edit(radius, edited(radius, 20));
  await store.save();
  store.undo();
  expect(store.getState().draft.recipe.radius.basePx).toBe(first.design.recipe.radius.basePx);
  expect(store.getState().draft.recipe.color.base).toBe("#d9480f");
  store.redo();
  expect(store.getState().draft.recipe.radius.basePx).toBe(20);
});

test("applies an edit that waits for its frame before an undo and a save", async () => {
  const waiting = [edited(radius, 20)];
  const sent: Design[] = [];
  const store = createDraftStore(
    startDraft(first),
    async (design, revision) => {
      sent.push(design);
      return accept({ design, revision });
    },
    () => 0,
    () => {
      const design = waiting.pop();
      if (design) store.edit(radius, design);
    },
  );
  store.undo();
  expect(store.getState().history.undone).toHaveLength(1);
  expect(store.getState().changes).toEqual([]);
  waiting.push(edited(radius, 24));
  await store.save();
  expect(sent.map(({ recipe }) => recipe.radius.basePx)).toEqual([24]);
});

test("merges a newer recipe from the server into the draft", () => {
  const { store } = storeWith();
  store.edit(radius, edited(radius, 20));
  store.mergeNewer({ design: edited(base, "#d9480f"), revision: 9 });
  expect(store.getState().saved.revision).toBe(9);
  expect(store.getState().draft.recipe.color.base).toBe("#d9480f");
  expect(store.getState().changes.map(({ path }) => path)).toEqual([radius]);
});

test("takes in a newer recipe as one step, and undo restores the draft before", () => {
  const { store } = storeWith();
  store.edit(radius, edited(radius, 20));
  const theirs = { design: edited(base, "#0d9488"), revision: 4 };
  store.takeInNewer(theirs);
  expect(store.getState().draft.recipe).toMatchObject({
    radius: { basePx: 20 },
    color: { base: "#0d9488" },
  });
  expect(store.getState().saved.revision).toBe(4);
  expect(store.getState().changes.map(({ path }) => path)).toEqual([radius]);
  store.undo();
  expect(store.getState().draft.recipe.color.base).toBe(first.design.recipe.color.base);
  expect(store.getState().draft.recipe.radius.basePx).toBe(20);
  store.redo();
  expect(store.getState().changes.map(({ path }) => path)).toEqual([radius]);
});

test("takes in nothing while a merge has collisions to resolve", () => {
  const { store } = storeWith();
  store.edit(base, edited(base, "#6b2d4f"));
  store.takeInNewer({ design: edited(base, "#0d9488"), revision: 4 });
  const { openMerge, saved } = store.getState();
  expect([openMerge?.theirs.revision, saved.revision]).toEqual([4, 3]);
  store.takeInNewer({ design: edited(base, "#2447b8"), revision: 5 });
  expect(store.getState().openMerge).toBe(openMerge);
});

test("clears the save failure when the draft is reverted, and undoes the revert in one step", async () => {
  const { store } = storeWith(() => ({ kind: "failed", failure: { reason: "offline" } }));
  store.edit(radius, edited(radius, 20));
  store.edit(base, edited(base, "#0d9488", store.getState().draft));
  await store.save();
  store.revert();
  expect(store.getState().changes).toEqual([]);
  expect(store.getState().progress).toEqual({ kind: "idle" });
  store.undo();
  expect(store.getState().changes.map(({ path }) => path)).toEqual([base, radius]);
  expect(store.getState().progress).toEqual({ kind: "idle" });
});

test("reverts nothing during a save, so that the response brings no change", async () => {
  const { store } = storeWith((sent) => {
    store.revert();
    return accept(sent);
  });
  store.edit(radius, edited(radius, 20));
  await store.save();
  expect(store.getState().changes).toEqual([]);
  expect(store.getState().saved.design.recipe.radius.basePx).toBe(20);
  expect(store.getState().draft.recipe.radius.basePx).toBe(20);
});
