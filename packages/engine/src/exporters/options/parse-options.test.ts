import { expect, it } from "vitest";
import { cssFormat } from "../css/format.ts";
import type { FormatOption } from "./print-options.ts";
import { parsePrintOptions } from "./parse-options.ts";
import { sharedOptions } from "./shared-options.ts";

it("parses every kind of option", () => {
  const texts = {
    title: "Işık & co",
    schemes: "dark,light",
    prefix: "my-app",
    nameCase: "camel",
    comments: "false",
    wideColors: "true",
  };
  const value = { ...texts, schemes: ["light", "dark"], comments: false, wideColors: true };
  expect(parsePrintOptions(cssFormat.options, texts)).toEqual({ ok: true, value });
  expect(parsePrintOptions(cssFormat.options, {})).toEqual({ ok: true, value: {} });
});

it.each([
  ["fontCase", "camel", "unknown-key"],
  ["constructor", "", "unknown-key"],
  ["nameCase", "Camel", "not-allowed"],
  ["nameCase", "toString", "not-allowed"],
  ["comments", "", "not-allowed"],
  ["comments", "yes", "not-allowed"],
  ["schemes", "", "not-allowed"],
  ["schemes", "light,sepia", "not-allowed"],
  ["schemes", "light,light", "duplicate"],
  ["prefix", "my app", "malformed"],
  ["prefix", "9", "malformed"],
  ["prefix", "a\n", "malformed"],
  ["prefix", "a".repeat(25), "too-long"],
  ["title", "x".repeat(201), "too-long"],
])("refuses %s=%j", (id, text, code) => {
  const parsed = parsePrintOptions(cssFormat.options, { [id]: text });
  expect(parsed).toMatchObject({ ok: false, problems: [{ path: id, code }] });
});

it("reports for each text its expected format", () => {
  const year: FormatOption = {
    id: "title",
    kind: "text",
    place: "comment",
    default: "",
    pattern: /^[0-9]{4}$/,
    expected: "wholeNumber",
  };
  const refused = (option: FormatOption, text: string): unknown =>
    parsePrintOptions([option], { [option.id]: text });
  const problem = (expected: string): object => ({
    problems: [{ code: "malformed", values: { expected } }],
  });
  expect(refused(year, "soon")).toMatchObject(problem("wholeNumber"));
  expect(refused(sharedOptions.prefix, "So on")).toMatchObject(problem("namePrefix"));
});

it("reports every problem together", () => {
  const parsed = parsePrintOptions(cssFormat.options, { a: "", nameCase: "b" });
  expect(parsed.ok ? [] : parsed.problems.map(({ path }) => path)).toEqual(["a", "nameCase"]);
});
