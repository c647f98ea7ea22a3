import { expect, it } from "vitest";
import { requirePropertyRule } from "./read-rules.ts";
import type { Statement } from "./read-statements.ts";

function rule(syntax: string, initial: string): Statement {
  const body = [`syntax: "${syntax}"`, "inherits: true", `initial-value: ${initial}`];
  return { text: "@property --a", body: body.map((text) => ({ text })) };
}

it("accepts a property whose initial value matches its syntax", () => {
  expect(() => requirePropertyRule(rule("<length>", "8px"))).not.toThrow();
});

it.each(["constructor", "toString", "__proto__", "<easing>", ""])(
  "refuses the syntax %j, also the name of an inherited property",
  (syntax) => {
    expect(() => requirePropertyRule(rule(syntax, "8px"))).toThrow(SyntaxError);
  },
);
