import { expect, test } from "vitest";
import {
  containsPath,
  keyOf,
  type NavigationItem,
  searchItems,
  visibleGroups,
  visibleItems,
} from "./navigation-item.ts";

const items: readonly NavigationItem[] = [
  { title: "Tokens", path: "/tokens" },
  { title: "Colors", path: "/colors", priority: 1 },
  { title: "Hidden", visible: false },
  { title: "Settings", authGuard: true, priority: 2 },
  {
    title: "Variables",
    children: [
      { title: "SCSS", path: "/variables/scss", priority: 2 },
      { title: "CSS", path: "/variables/css", priority: 1 },
      { title: "Secret", authGuard: true },
    ],
  },
];

function titles(list: readonly NavigationItem[]): readonly unknown[] {
  return list.map(({ title, children }) => (children ? [title, titles(children)] : title));
}

test("lists visible items that pass the guard, by priority, then in their order", () => {
  expect(titles(visibleItems(items, false))).toEqual([
    "Colors",
    "Tokens",
    ["Variables", ["CSS", "SCSS"]],
  ]);
  expect(titles(visibleItems(items, true))).toEqual([
    "Colors",
    "Settings",
    "Tokens",
    ["Variables", ["CSS", "SCSS", "Secret"]],
  ]);
});

test("shows a parent without visible children as a plain item, or not at all", () => {
  const secret = [{ title: "Secret", authGuard: true }];
  const parents: readonly NavigationItem[] = [
    { title: "Place", path: "/place", children: secret },
    { title: "Shelf", children: secret },
  ];
  expect(visibleItems(parents, false)).toEqual([{ title: "Place", path: "/place" }]);
  expect(titles(visibleItems(parents, true))).toEqual([
    ["Place", ["Secret"]],
    ["Shelf", ["Secret"]],
  ]);
});

test("applies the same rules to groups, and omits empty ones", () => {
  const groups = [
    { id: "exports", items, priority: 2 },
    { id: "hidden", items, visible: false },
    { id: "guarded", items, authGuard: true, priority: 3 },
    { id: "empty", items: [{ title: "Secret", authGuard: true }] },
    { id: "first", items, priority: 1 },
  ];
  const ids = (isLoggedIn: boolean) => visibleGroups(groups, isLoggedIn).map(({ id }) => id);
  expect(ids(false)).toEqual(["first", "exports"]);
  expect(ids(true)).toEqual(["first", "exports", "guarded", "empty"]);
});

test("gives items with the same title distinct keys", () => {
  expect(keyOf({ title: "CSS", path: "/a" })).not.toBe(keyOf({ title: "CSS", path: "/b" }));
});

test("finds items in any case, with their parents", () => {
  expect(titles(searchItems(items, " scss", "en"))).toEqual([["Variables", ["SCSS"]]]);
  expect(titles(searchItems(items, "VARIABLE", "en"))).toEqual([
    ["Variables", ["SCSS", "CSS", "Secret"]],
  ]);
  expect(searchItems(items, "xyz", "en")).toEqual([]);
  expect(searchItems(items, "  ", "en")).toBe(items);
});

test("finds items by their keywords", () => {
  const screens = [{ title: "Radius", keywords: ["radii"] }, { title: "Size" }];
  expect(titles(searchItems(screens, "Radii", "en"))).toEqual(["Radius"]);
});

test("finds Turkish titles by Turkish capitals and by letters without marks", () => {
  const turkish = [{ title: "Kırılım" }, { title: "İzinler" }];
  expect(titles(searchItems(turkish, "KIRI", "tr"))).toEqual(["Kırılım"]);
  expect(titles(searchItems(turkish, "kiri", "tr"))).toEqual(["Kırılım"]);
  expect(titles(searchItems(turkish, "iz", "tr"))).toEqual(["İzinler"]);
  expect(titles(searchItems(turkish, "iz", "en"))).toEqual(["İzinler"]);
});

test("finds the item of a path, and its parents", () => {
  const [, , , , variables] = items;
  expect(variables && containsPath(variables, "/variables/css")).toBe(true);
  expect(variables && containsPath(variables, "/variables")).toBe(false);
});
