import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { parseSync, Visitor } from "oxc-parser";
import { expect, test } from "vitest";

const root = join(import.meta.dirname, "..");
const folders = "{packages/{contract,engine},apps/server}/src/**/*.ts";
/** As long as the line and the headers of a request together, the longest text that no schema bounds. */
const longest = 16 << 10;
/** A quadratic expression takes over a second on such a text, a linear one less than a millisecond. */
const mostMs = 100;
/** Expressions for files of packages and for printed numbers, and for no text of a user. */
const ownTexts = new Set([String.raw`\s*\S+\.ttf: `, String.raw`\.?0+$`]);

type Found = { readonly place: string; readonly expression: RegExp };

/** Reads the literals of a file; those of the build, tests and test data never match a text of a user. */
function readExpressions(path: string): readonly Found[] {
  const found: Found[] = [];
  const visitor = new Visitor({
    Literal(node) {
      if (!("regex" in node) || ownTexts.has(node.regex.pattern)) return;
      const { pattern, flags } = node.regex;
      found.push({ place: path, expression: everywhere(new RegExp(pattern, flags)) });
    },
  });
  visitor.visit(parseSync(path, readFileSync(join(root, path), "utf8")).program);
  return found;
}

const letters = Array.from(" a0A-_/,.:;()<>\"'`{}[]=%\n");

/** Texts that repeat a letter, or a part of the expression itself, before an end that never matches. */
function listHostileTexts({ source }: RegExp): readonly string[] {
  const literal = source
    .replaceAll(/\\s/g, " ")
    .replaceAll(/\\[dw]/g, "1")
    .replaceAll(/[\\^$]/g, "");
  const parts = [...letters, "a ", " ,", "a.", "1.", "a=", "<p ", "/*", "(a"];
  const starts = ["", literal.slice(0, 12), literal.slice(0, 4)];
  return starts.flatMap((start) =>
    parts.map((part) => `${start}${part.repeat(longest / part.length)}\u0000`),
  );
}

/** Returns the expression for each match of a text, as the longest work that it can do. */
function everywhere({ source, flags }: RegExp): RegExp {
  return new RegExp(source, flags.includes("g") ? flags : `${flags}g`);
}

function measureMs(expression: RegExp, text: string): number {
  const startedAt = performance.now();
  text.replaceAll(expression, "");
  return performance.now() - startedAt;
}

/** Measures again when a pause of the machine is likely. */
function findSlow({ place, expression }: Found): string | undefined {
  const slow = listHostileTexts(expression).find((text) =>
    [1, 2, 3].every(() => measureMs(expression, text) > mostMs),
  );
  return slow && `${place}: ${String(expression)} on ${JSON.stringify(slow.slice(0, 24))}`;
}

const files = globSync(folders, { cwd: root }).filter(
  (path) => !/\.test\.ts$|\/testing\/|\/arbitrary-/.test(path),
);

test("no regular expression of the server takes more than linear time on the longest text", () => {
  const expressions = files.flatMap(readExpressions);
  expect(expressions.length).toBeGreaterThan(150);
  expect(expressions.map(findSlow).filter((slow) => slow !== undefined)).toEqual([]);
});

test.each([/\/+$/, / ?, ?(?![^(]*\))/])("finds the planted %s", (expression) => {
  expect(findSlow({ place: "planted", expression: everywhere(expression) })).toContain("planted");
});
