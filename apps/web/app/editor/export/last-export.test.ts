import { createRecipe, findPreset } from "@tessera/engine";
import { expect, test } from "vitest";
import { deviceStorage, forgetPersonal, personalKey } from "#storage/browser-storage.ts";
import { findLastExport, rememberExport } from "./last-export.ts";

test("remembers the last export of each project and format, until the log-out", () => {
  const recipe = findPreset("kiln")?.recipe ?? createRecipe();
  rememberExport("one", "css", { revision: 3, recipe: createRecipe() }, 1000);
  rememberExport("one", "css", { revision: 4, recipe }, 2000);
  expect(findLastExport("one", "css")).toMatchObject({ revision: 4, at: 2000 });
  expect(findLastExport("one", "css")?.design.recipe).toEqual(recipe);
  expect(findLastExport("one", "scss")).toBeUndefined();
  expect(findLastExport("two", "css")).toBeUndefined();
  forgetPersonal();
  expect(findLastExport("one", "css")).toBeUndefined();
});

test.each(["", "{", "[]", '{"revision":1,"at":2,"code":"x"}', '{"revision":"1"}'])(
  "finds nothing in %j",
  (text) => {
    deviceStorage.write(personalKey("last-export:one:css"), text);
    expect(findLastExport("one", "css")).toBeUndefined();
  },
);
