import { expect, test } from "vitest";
import { isCurrentItem, placesOf } from "./header-item.ts";

const blog = { title: "Blog", description: "How the engine works, and why" };

test("lists the pages under an item, its own first if it has an address", () => {
  expect(placesOf({ title: "Features", children: [blog] })).toEqual([blog]);
  expect(placesOf({ title: "Features", href: "/features", children: [blog] })).toEqual([
    { title: "Features", href: "/features" },
    blog,
  ]);
  expect(placesOf({ title: "Docs" })).toEqual([]);
});

test("marks the item whose own page, or one under it, is current", () => {
  expect(isCurrentItem({ title: "Features", children: [{ ...blog, isCurrent: true }] })).toBe(true);
  expect(isCurrentItem({ title: "Pricing", isCurrent: true })).toBe(true);
  expect(isCurrentItem({ title: "Features", children: [blog] })).toBe(false);
});
