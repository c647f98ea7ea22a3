import type { FormatOption } from "@tessera/engine";
import { expect, test } from "vitest";
import {
  defaultIn,
  findExportLimit,
  planOfChoice,
  planOfFormat,
  planOfOption,
} from "./export-limits.ts";

const schemes = {
  id: "schemes",
  kind: "choices",
  choices: ["light", "dark"],
  default: ["light", "dark"],
} as const satisfies FormatOption;
const wideColors: FormatOption = { id: "wideColors", kind: "switch", default: false };
const comments: FormatOption = { id: "comments", kind: "switch", default: true };

test("names the limit of an export, that of the format first", () => {
  expect(findExportLimit("free", "css", { schemes: ["light"], wideColors: false })).toBe(undefined);
  expect(findExportLimit("free", "css", { schemes: ["light", "dark"] })).toBe("hasDarkMode");
  expect(findExportLimit("free", "css", { wideColors: true })).toBe("hasAdvancedColor");
  expect(findExportLimit("free", "less", { wideColors: true })).toBe("exportFormats");
  expect(findExportLimit("pro", "less", { schemes: ["dark"], wideColors: true })).toBe(undefined);
});

test("names the plan of formats, options and choices", () => {
  expect([planOfFormat("css"), planOfFormat("less")]).toEqual(["free", "pro"]);
  expect(planOfChoice("css", "schemes", "light")).toBe("free");
  expect(planOfChoice("css", "schemes", "dark")).toBe("pro");
  expect(planOfChoice("less", "schemes", "light")).toBe("pro");
  expect(planOfOption("css", schemes)).toBe("pro");
  expect(planOfOption("css", wideColors)).toBe("pro");
  expect(planOfOption("css", comments)).toBe("free");
  expect(planOfOption("less", comments)).toBe("pro");
});

test("leaves choices that the plan does not include out of a default", () => {
  expect(defaultIn("free", schemes)).toEqual(["light"]);
  expect(defaultIn("pro", schemes)).toEqual(["light", "dark"]);
});
