import { cssFormat, lessFormat } from "@tessera/engine";
import { expect, test } from "vitest";
import { parseAskedOptions, printDefault, readAskedOptions, withOption } from "./asked-options.ts";

test("reads what the format takes, and passes over all else", () => {
  const search = new URLSearchParams(
    "prefix=ds&nameCase=loud&pane=preview&comments=false&wideColors=true&lengthUnit=as-set",
  );
  expect(readAskedOptions(cssFormat, search)).toEqual({
    prefix: "ds",
    comments: "false",
    wideColors: "true",
  });
  expect(readAskedOptions(lessFormat, search)).toEqual({ prefix: "ds", comments: "false" });
});

test("gives the engine what was asked for", () => {
  expect(parseAskedOptions(cssFormat, { prefix: "ds", comments: "false" })).toEqual({
    prefix: "ds",
    comments: false,
  });
});

test("keeps in the address what is not the default, beside what stands there", () => {
  const [, schemes] = cssFormat.options;
  if (!schemes) throw new TypeError("CSS has no second option");
  const search = withOption(new URLSearchParams("pane=preview"), schemes, "dark");
  expect(search.toString()).toBe("pane=preview&schemes=dark");
  expect(withOption(search, schemes, printDefault(schemes)).toString()).toBe("pane=preview");
});
