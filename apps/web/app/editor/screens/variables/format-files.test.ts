import { createDesign, formats } from "@tessera/engine";
import { expect, test, vi } from "vitest";
import { codeLanguageOf, describeSteps } from "./format-files.ts";

/** Outside of a build no macro turns the texts into messages. */
vi.mock("@lingui/core/macro", () => ({
  msg: ([message]: TemplateStringsArray) => ({ id: message, message }),
}));

const byHand = formats.filter(({ steps }) => steps !== undefined);

test("describes the formats with manual steps, and no others", () => {
  expect(byHand).not.toEqual([]);
  expect(formats.filter(({ id }) => describeSteps(id) !== undefined)).toEqual(byHand);
});

test("knows the language of every file, and of each file in the zip by its folder", () => {
  const zip = formats.find(({ id }) => id === "zip");
  for (const { path } of zip?.print(createDesign()) ?? []) {
    const [folder = ""] = path.split("/");
    if (path.includes("/"))
      expect(codeLanguageOf("zip", path)).toBe(codeLanguageOf(folder, "tokens"));
    expect(codeLanguageOf("zip", path).length > 0).toBe(path !== "README.md");
  }
});
