import { createDesign, writeDecision } from "@tessera/engine";
import { designOf } from "@tessera/engine/testing";
import { beforeEach, expect, test, vi } from "vitest";
import { discardOpenDrafts, writeOpenDrafts } from "#storage/open-drafts.ts";
import { rememberTokens } from "#session/session-presence.ts";
import { startDraft } from "./draft-state.ts";
import { createDraftStore } from "./draft-store.ts";
import { keepLocalCopy } from "./keep-local-copy.ts";

const radius = "radius/basePx";
const design = createDesign();
const edited = (px: number) => designOf(writeDecision(design.recipe, radius, px));

function open() {
  const page = new EventTarget();
  vi.stubGlobal("addEventListener", page.addEventListener.bind(page));
  vi.stubGlobal("removeEventListener", page.removeEventListener.bind(page));
  const written: (string | undefined)[] = [];
  let kept: string | undefined;
  const store = createDraftStore(startDraft({ design, revision: 3 }), async () => ({
    kind: "failed",
    failure: { reason: "offline" },
  }));
  const storage = {
    read: () => kept,
    write(_key: string, text: string | undefined) {
      kept = text;
      written.push(text);
    },
  };
  const stop = keepLocalCopy(store, storage, { userId: "u1", projectId: "p1" });
  const hide = () => page.dispatchEvent(new Event("pagehide"));
  const removeCopy = () => {
    kept = undefined;
  };
  return { store, written, stop, hide, removeCopy };
}

beforeEach(() => {
  vi.useFakeTimers();
  return () => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
    rememberTokens({ sealed: undefined, tokens: undefined });
  };
});

test("many edits in a row are written once", () => {
  const { store, written } = open();
  for (const px of [9, 10, 11]) store.edit(radius, edited(px));
  vi.runAllTimers();
  expect(written).toHaveLength(1);
  expect(written[0]).toContain('"basePx":11');
});

test("an edit just before the page goes is written at once", () => {
  const { store, written, hide } = open();
  store.edit(radius, edited(9));
  hide();
  expect(written).toHaveLength(1);
});

test("a page without edits of its own leaves the copy as it is", () => {
  const { written, hide, stop } = open();
  hide();
  stop();
  expect(written).toEqual([]);
});

test("an edit just before a log-out is written when the log-out asks for it", () => {
  const { store, written, stop } = open();
  store.edit(radius, edited(9));
  writeOpenDrafts();
  expect(written).toHaveLength(1);
  stop();
  writeOpenDrafts();
  expect(written).toHaveLength(1);
});

test("a discarded draft leaves no copy when its editor closes", () => {
  const { store, written, stop } = open();
  store.edit(radius, edited(9));
  vi.runAllTimers();
  discardOpenDrafts();
  stop();
  expect(written.at(-1)).toBeUndefined();
  expect(written).toHaveLength(2);
});

test("a log-out in another tab that discards drafts is not undone by a late write", () => {
  const { store, written, stop, removeCopy } = open();
  store.edit(radius, edited(9));
  vi.runAllTimers();
  store.edit(radius, edited(10));
  removeCopy();
  endSessionElsewhere();
  stop();
  expect(written).toHaveLength(1);
});

test("a log-out in another tab that keeps drafts keeps the last edit too", () => {
  const { store, written, stop } = open();
  store.edit(radius, edited(9));
  vi.runAllTimers();
  store.edit(radius, edited(10));
  endSessionElsewhere();
  stop();
  expect(written).toHaveLength(2);
});

/** This tab knows tokens that the device does not have any more. */
function endSessionElsewhere(): void {
  rememberTokens({ sealed: "sealed", tokens: { accessToken: "a", refreshToken: "r" } });
}
