import { beforeEach, expect, test } from "vitest";
import { lowerUnread, receiveUnread, unreadCount } from "./unread-count.ts";

beforeEach(() => unreadCount.set(undefined));

test("reverts a lowered number when the call fails", () => {
  receiveUnread(3);
  const revertOne = lowerUnread((unread) => unread - 1);
  const revertAll = lowerUnread(() => 0);
  expect(unreadCount.get()).toBe(0);
  revertOne();
  expect(unreadCount.get()).toBe(1);
  revertAll();
  expect(unreadCount.get()).toBe(3);
});

test("keeps a number that the stream has sent since, also an equal one", () => {
  receiveUnread(3);
  const revert = lowerUnread((unread) => unread - 1);
  expect(receiveUnread(2)).toBe(false);
  revert();
  expect(unreadCount.get()).toBe(2);
});

test("shows no number before the stream has sent one, and none below zero", () => {
  lowerUnread((unread) => unread - 1)();
  expect(unreadCount.get()).toBeUndefined();
  receiveUnread(0);
  lowerUnread((unread) => unread - 1);
  expect(unreadCount.get()).toBe(0);
});
