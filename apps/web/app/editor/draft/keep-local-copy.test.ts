import { userIdSchema } from "@tessera/contract";
import { createDesign, writeDecision } from "@tessera/engine";
import { designOf } from "@tessera/engine/testing";
import { beforeEach, expect, test, vi } from "vitest";
import { discardOpenDrafts, writeOpenDrafts } from "#storage/open-drafts.ts";
import { draftKey, stepsKey } from "#storage/stored-drafts.ts";
import { cacheTokens } from "#session/session-presence.ts";
import { startDraft } from "./draft-state.ts";
import { createDraftStore } from "./draft-store.ts";
import { keepLocalCopy } from "./keep-local-copy.ts";

const owner = { userId: "u1", projectId: "p1" };
const radius = "radius/basePx";
const design = createDesign();
const edited = (px: number) => designOf(writeDecision(design.recipe, radius, px));

function open() {
  const page = new EventTarget();
  vi.stubGlobal("addEventListener", page.addEventListener.bind(page));
  vi.stubGlobal("removeEventListener", page.removeEventListener.bind(page));
  const written: (string | undefined)[] = [];
  const kept = new Map<string, string | undefined>();
  const store = createDraftStore(startDraft({ design, revision: 3 }), async () => ({
    kind: "failed",
    failure: { reason: "offline" },
  }));
  const storage = {
    read: (key: string) => kept.get(key),
    write(key: string, text: string | undefined) {
      kept.set(key, text);
      if (key === draftKey(owner)) written.push(text);
    },
  };
  const stop = keepLocalCopy(store, storage, owner);
  const hide = () => page.dispatchEvent(new Event("pagehide"));
  const removeCopy = () => kept.delete(draftKey(owner));
  return { store, written, stop, hide, removeCopy, readSteps: () => kept.get(stepsKey) };
}

beforeEach(() => {
  vi.useFakeTimers();
  return () => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
    cacheTokens({ sealed: undefined, tokens: undefined });
  };
});

test("writes many edits in a row once", () => {
  const { store, written } = open();
  for (const px of [9, 10, 11]) store.edit(radius, edited(px));
  vi.runAllTimers();
  expect(written).toHaveLength(1);
  expect(written[0]).toContain('"basePx":11');
});

test("writes an edit at once just before the page closes", () => {
  const { store, written, hide } = open();
  store.edit(radius, edited(9));
  hide();
  expect(written).toHaveLength(1);
});

test("leaves the copy unchanged in a page without edits", () => {
  const { written, hide, stop } = open();
  hide();
  stop();
  expect(written).toEqual([]);
});

test("writes an edit just before a log-out when the log-out requires it", () => {
  const { store, written, stop } = open();
  store.edit(radius, edited(9));
  writeOpenDrafts();
  expect(written).toHaveLength(1);
  stop();
  writeOpenDrafts();
  expect(written).toHaveLength(1);
});

test("removes the copy of a discarded draft when its editor closes", () => {
  const { store, written, stop } = open();
  store.edit(radius, edited(9));
  vi.runAllTimers();
  discardOpenDrafts();
  stop();
  expect(written.at(-1)).toBeUndefined();
  expect(written).toHaveLength(2);
});

test("restores no draft by a late write after another tab's log-out discarded it", () => {
  const { store, written, stop, removeCopy } = open();
  store.edit(radius, edited(9));
  vi.runAllTimers();
  store.edit(radius, edited(10));
  removeCopy();
  endSessionElsewhere();
  stop();
  expect(written).toHaveLength(1);
});

test("keeps the last edit when another tab logs out and keeps drafts", () => {
  const { store, written, stop } = open();
  store.edit(radius, edited(9));
  vi.runAllTimers();
  store.edit(radius, edited(10));
  endSessionElsewhere();
  stop();
  expect(written).toHaveLength(2);
});

test("stores no steps after another tab's log-out", () => {
  const { store, stop, readSteps } = open();
  store.edit(radius, edited(9));
  store.undo();
  endSessionElsewhere();
  stop();
  expect(readSteps()).toBeUndefined();
});

/** Makes this tab remember tokens that are no longer stored on the device. */
function endSessionElsewhere(): void {
  const userId = userIdSchema.parse("0198a1c2-0000-7000-8000-000000000001");
  cacheTokens({ sealed: "sealed", tokens: { userId, accessToken: "a", refreshToken: "r" } });
}
