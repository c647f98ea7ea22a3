import type { ProjectId } from "@tessera/contract";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import {
  beginIntroduction,
  endNaming,
  introduction,
  parseIntroduction,
  showNextTip,
  skipTips,
} from "./first-project.ts";

const projectId = "0d4b7b1e-52b6-4f0f-9a0c-6b1d3b0e9c22" as ProjectId;
let stored: Map<string, string>;
const readStored = () => parseIntroduction([...stored.values()][0]);

beforeEach(() => {
  stored = new Map();
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, text: string) => stored.set(key, text),
    removeItem: (key: string) => stored.delete(key),
  });
});

afterEach(() => vi.unstubAllGlobals());

test("the tips follow each other, and every state survives a reload", () => {
  beginIntroduction(projectId, 2);
  expect(introduction.get()).toEqual({ projectId, tip: "lock", unnamedAt: 2 });
  expect(readStored()).toEqual(introduction.get());
  showNextTip();
  showNextTip();
  expect(introduction.get()?.tip).toBe("export");
  showNextTip();
  expect(readStored()).toEqual({ projectId, tip: undefined, unnamedAt: 2 });
  endNaming();
  expect(introduction.get()).toBeUndefined();
  expect(stored.size).toBe(0);
});

test("skipped tips leave the offer of a name", () => {
  beginIntroduction(projectId, 2);
  skipTips();
  expect(readStored()).toEqual({ projectId, tip: undefined, unnamedAt: 2 });
});

test.each([undefined, "", "{", "[]", '{"tip":"lock"}'])("reads nothing from %j", (text) => {
  expect(parseIntroduction(text)).toBeUndefined();
});
