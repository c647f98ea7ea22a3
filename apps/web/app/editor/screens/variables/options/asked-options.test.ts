import { cssFormat, lessFormat } from "@tessera/engine";
import { expect, test } from "vitest";
import { parseAskedOptions, printDefault, readAskedOptions, withOption } from "./asked-options.ts";

const search = new URLSearchParams(
  "prefix=ds&nameCase=loud&pane=preview&comments=false&wideColors=true&lengthUnit=as-set",
);

test("reads what the format takes, and passes over all else", () => {
  expect(readAskedOptions(cssFormat, search, "pro")).toEqual({
    prefix: "ds",
    comments: "false",
    wideColors: "true",
  });
  expect(readAskedOptions(lessFormat, search, "pro")).toEqual({ prefix: "ds", comments: "false" });
});

test("passes over what the plan lacks", () => {
  expect(readAskedOptions(cssFormat, search, "free")).toEqual({ prefix: "ds", comments: "false" });
  const dark = new URLSearchParams("schemes=dark");
  expect(readAskedOptions(cssFormat, dark, "free")).toEqual({});
  expect(readAskedOptions(cssFormat, dark, "pro")).toEqual({ schemes: "dark" });
});

test("gives the engine what was asked for, with the schemes of the plan", () => {
  const asked = { prefix: "ds", comments: "false" };
  expect(parseAskedOptions(cssFormat, asked, "free")).toEqual({
    prefix: "ds",
    comments: false,
    schemes: ["light"],
  });
  expect(parseAskedOptions(cssFormat, { schemes: "dark" }, "pro")).toEqual({ schemes: ["dark"] });
});

test("keeps in the address what is not the default, beside what stands there", () => {
  const [, schemes] = cssFormat.options;
  if (!schemes) throw new TypeError("CSS has no second option");
  const pane = new URLSearchParams("pane=preview");
  const asked = withOption(pane, schemes, "dark", "pro");
  expect(asked.toString()).toBe("pane=preview&schemes=dark");
  const byDefault = printDefault(schemes, "pro");
  expect(withOption(asked, schemes, byDefault, "pro").toString()).toBe("pane=preview");
  expect(printDefault(schemes, "free")).toBe("light");
});
