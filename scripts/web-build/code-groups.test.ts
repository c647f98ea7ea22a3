import { existsSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { areas, type BuiltFile, groupModules } from "./code-groups.ts";

const root = join(import.meta.dirname, "../..");
const large = 30_000;

/** A file of a build with one module of the same name; it is loaded by itself if it is a path. */
function builtFile(name: string, imports: readonly string[] = [], size = large): BuiltFile {
  return {
    fileName: name,
    facadeModuleId: name.includes("/") ? join(root, name) : null,
    imports: [...imports],
    modules: { [name]: { renderedLength: size } },
  };
}

const [home = ""] = areas["home"] ?? [];
const [login = ""] = areas["login"] ?? [];
const [site = ""] = areas["site"] ?? [];
const editor = areas["editor"]?.at(-1) ?? "";
const screen = "apps/web/app/editor/screens/size/size-screen.tsx";
const entry = builtFile("apps/web/app/entry.client.tsx", ["react"]);

/** Lists the modules of each group of a build. */
function listGroups(...files: readonly BuiltFile[]): readonly (readonly string[])[] {
  const ids = files.flatMap(({ modules }) => Object.keys(modules));
  return groupModules(files).map(({ test: isMember }) => ids.filter(isMember));
}

test.each(Object.values(areas).flat())("the file %s of an area exists", (file) => {
  expect(existsSync(join(root, file))).toBe(true);
});

test("what every page loads is the first group", () => {
  const files = [builtFile("react"), entry, builtFile(home, ["react"])];
  expect(listGroups(...files)).toEqual([["react", entry.fileName]]);
});

test("modules of the same areas are a group, also when one of them imports the other", () => {
  const files = [
    entry,
    builtFile("react"),
    builtFile(home, ["field"]),
    builtFile(login, ["field"]),
    builtFile("field", ["label"]),
    builtFile("label"),
  ];
  expect(listGroups(...files)).toEqual([
    [entry.fileName, "react"],
    ["field", "label"],
  ]);
});

test("a small group is a part of the next group that all its areas load", () => {
  const files = [
    entry,
    builtFile("react"),
    builtFile(home, ["field", "label"]),
    builtFile(login, ["field", "label"]),
    builtFile(editor, ["field"]),
    builtFile("field"),
    builtFile("label", [], 1),
  ];
  expect(listGroups(...files)).toEqual([
    [entry.fileName, "react"],
    ["field", "label"],
  ]);
});

test("a small group takes what it imports of its own along", () => {
  const files = [
    entry,
    builtFile("react"),
    builtFile(home, ["field", "label"]),
    builtFile(login, ["field", "label"]),
    builtFile(editor, ["field"]),
    builtFile("field"),
    builtFile("label", ["texts"], 1),
    builtFile("texts", [], 1),
  ];
  expect(listGroups(...files)).toEqual([
    [entry.fileName, "react"],
    ["field", "label", "texts"],
  ]);
});

test("a small group is no part of a group whose areas do not load what it imports", () => {
  const files = [
    entry,
    builtFile("react"),
    builtFile(home, ["field"]),
    builtFile(login, ["field", "label"]),
    builtFile(editor, ["field", "label"]),
    builtFile("field", [], large / 2),
    builtFile("label", ["texts"], 1),
    builtFile(site, ["texts"]),
    builtFile("texts"),
  ];
  expect(listGroups(...files)).toContainEqual(["label", "texts"]);
});

test("the code of one area is grouped only if other addresses share most of it", () => {
  const files = [
    entry,
    builtFile("react"),
    builtFile(home, ["own", "form"]),
    builtFile(editor, ["ramp"]),
    builtFile(screen, ["ramp", "form", home]),
    builtFile("own"),
    builtFile("form"),
    builtFile("ramp"),
  ];
  expect(listGroups(...files)).toEqual([[entry.fileName, "react"], ["ramp"]]);
});
