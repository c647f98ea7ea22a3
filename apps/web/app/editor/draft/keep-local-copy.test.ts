import { createRecipe } from "@tessera/engine";
import { beforeEach, expect, test, vi } from "vitest";
import { startDraft } from "./draft-state.ts";
import { createDraftStore } from "./draft-store.ts";
import { keepLocalCopy } from "./keep-local-copy.ts";
import { leafPath } from "./leaf-path.ts";
import { writeLeaf } from "./recipe-leaves.ts";

const radius = leafPath("radius", "basePx");
const recipe = createRecipe();

function open() {
  const page = new EventTarget();
  vi.stubGlobal("addEventListener", page.addEventListener.bind(page));
  vi.stubGlobal("removeEventListener", page.removeEventListener.bind(page));
  const written: (string | undefined)[] = [];
  const store = createDraftStore(startDraft({ recipe, revision: 3 }), async () => ({
    kind: "failed",
    failure: { reason: "offline" },
  }));
  const storage = {
    read: () => undefined,
    write: (_key: string, text: string | undefined) => void written.push(text),
  };
  const stop = keepLocalCopy(store, storage, { userId: "u1", projectId: "p1" });
  const hide = () => page.dispatchEvent(new Event("pagehide"));
  return { store, written, stop, hide };
}

beforeEach(() => {
  vi.useFakeTimers();
  return () => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  };
});

test("many edits in a row are written once", () => {
  const { store, written } = open();
  for (const px of [9, 10, 11]) store.edit(radius, writeLeaf(recipe, radius, px));
  vi.runAllTimers();
  expect(written).toHaveLength(1);
  expect(written[0]).toContain('"basePx":11');
});

test("an edit just before the page goes is written at once", () => {
  const { store, written, hide } = open();
  store.edit(radius, writeLeaf(recipe, radius, 9));
  hide();
  expect(written).toHaveLength(1);
});

test("a page without edits of its own leaves the copy as it is", () => {
  const { written, hide, stop } = open();
  hide();
  stop();
  expect(written).toEqual([]);
});
