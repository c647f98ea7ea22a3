import { cssFormat, lessFormat } from "@tessera/engine";
import { expect, test } from "vitest";
import {
  parseRequestedOptions,
  printDefault,
  readRequestedOptions,
  withOption,
} from "./requested-options.ts";

const search = new URLSearchParams(
  "prefix=ds&nameCase=loud&pane=preview&comments=false&wideColors=true&lengthUnit=as-set",
);

test("reads the options of the format, and ignores all others", () => {
  expect(readRequestedOptions(cssFormat, search, "pro")).toEqual({
    prefix: "ds",
    comments: "false",
    wideColors: "true",
  });
  expect(readRequestedOptions(lessFormat, search, "pro")).toEqual({
    prefix: "ds",
    comments: "false",
  });
});

test("ignores options that the plan does not include", () => {
  expect(readRequestedOptions(cssFormat, search, "free")).toEqual({
    prefix: "ds",
    comments: "false",
  });
  const dark = new URLSearchParams("schemes=dark");
  expect(readRequestedOptions(cssFormat, dark, "free")).toEqual({});
  expect(readRequestedOptions(cssFormat, dark, "pro")).toEqual({ schemes: "dark" });
});

test("passes the requested options to the engine, with the schemes of the plan", () => {
  const requested = { prefix: "ds", comments: "false" };
  expect(parseRequestedOptions(cssFormat, requested, "free")).toEqual({
    prefix: "ds",
    comments: false,
    schemes: ["light"],
  });
  expect(parseRequestedOptions(cssFormat, { schemes: "dark" }, "pro")).toEqual({
    schemes: ["dark"],
  });
});

test("stores only non-default options in the address, and keeps its other parameters", () => {
  const [, schemes] = cssFormat.options;
  if (!schemes) throw new TypeError("CSS has no second option");
  const pane = new URLSearchParams("pane=preview");
  const requested = withOption(pane, schemes, "dark", "pro");
  expect(requested.toString()).toBe("pane=preview&schemes=dark");
  const byDefault = printDefault(schemes, "pro");
  expect(withOption(requested, schemes, byDefault, "pro").toString()).toBe("pane=preview");
  expect(printDefault(schemes, "free")).toBe("light");
});
