import { beforeEach, expect, test } from "vitest";
import { deviceStorage, forgetPersonal } from "./browser-storage.ts";
import {
  countDrafts,
  draftKey,
  draftStorage,
  removeDrafts,
  subscribeToDrafts,
} from "./stored-drafts.ts";

const keys = ["p1", "p2"].map((projectId) => draftKey({ userId: "u1", projectId }));
const foreignKey = draftKey({ userId: "u2", projectId: "p1" });

beforeEach(() => {
  for (const key of [...keys, foreignKey]) draftStorage.write(key, "{}");
  return () => {
    for (const userId of ["u1", "u2"]) removeDrafts(userId);
  };
});

test("counts the drafts of one user", () => {
  expect([countDrafts("u1"), countDrafts("u2"), countDrafts("u")]).toEqual([2, 1, 0]);
});

test("removes the drafts of one user, and of no other", () => {
  removeDrafts("u1");
  expect([countDrafts("u1"), countDrafts("u2")]).toEqual([0, 1]);
  expect(deviceStorage.read(foreignKey)).toBe("{}");
});

test("keeps drafts when everything personal is removed", () => {
  forgetPersonal();
  expect(countDrafts("u1")).toBe(2);
});

test("calls its listeners at a write and at a removal", () => {
  const counts: number[] = [];
  const stop = subscribeToDrafts(() => counts.push(countDrafts("u1")));
  draftStorage.write(draftKey({ userId: "u1", projectId: "p3" }), "{}");
  removeDrafts("u1");
  stop();
  draftStorage.write(draftKey({ userId: "u1", projectId: "p4" }), "{}");
  expect(counts).toEqual([3, 0]);
});
