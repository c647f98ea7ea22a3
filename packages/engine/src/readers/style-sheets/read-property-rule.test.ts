import { expect, it } from "vitest";
import { readInitialValue } from "./read-rules.ts";
import type { Statement } from "./read-statements.ts";

function rule(syntax: string, initial: string): Statement {
  const body = [`syntax: "${syntax}"`, "inherits: true", `initial-value: ${initial}`];
  return { text: "@property --a", at: 0, body: body.map((text) => ({ text, at: 0 })) };
}

it("accepts a property whose initial value matches its syntax", () => {
  expect(readInitialValue(rule("<length>", "8px"))).toBe("8px");
});

it.each(["constructor", "toString", "__proto__", "<easing>", ""])(
  "refuses the syntax %j, also the name of an inherited property",
  (syntax) => {
    expect(() => readInitialValue(rule(syntax, "8px"))).toThrow(SyntaxError);
  },
);
