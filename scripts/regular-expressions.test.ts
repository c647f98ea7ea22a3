import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { parseSync, Visitor } from "oxc-parser";
import { expect, test } from "vitest";
import { listFrameRoutes } from "./web-build/list-frame-routes.ts";

const root = join(import.meta.dirname, "..");
const folders = "{packages/{contract,engine},apps/server}/src/**/*.ts";
/** As long as the line and the headers of a request together, the longest text that no schema bounds. */
const longest = 16 << 10;
/** A quadratic expression takes over a second on such a text, a linear one less than a millisecond. */
const mostMs = 100;
/** Expressions for files of packages and for printed numbers, and for no text of a user. */
const ownTexts = new Set([String.raw`\s*\S+\.ttf: `, String.raw`\.?0+$`]);

/** The module that constructs the patterns of the build’s routes, which have a separate test. */
const ofRoutes = "apps/server/src/site/load-site.ts";

type Found = { readonly place: string; readonly expression: RegExp };
type Read = { readonly literals: readonly Found[]; readonly constructions: number };

/** Reads the literals of a file, and counts where it constructs expressions from parts. */
function readExpressions(path: string): Read {
  const literals: Found[] = [];
  let constructions = 0;
  const count = ({ callee }: { readonly callee: { readonly type: string } }) => {
    if ("name" in callee && callee.name === "RegExp") constructions += 1;
  };
  const visitor = new Visitor({
    Literal(node) {
      if (!("regex" in node) || ownTexts.has(node.regex.pattern)) return;
      const { pattern, flags } = node.regex;
      literals.push({ place: path, expression: everywhere(new RegExp(pattern, flags)) });
    },
    NewExpression: count,
    CallExpression: count,
  });
  visitor.visit(parseSync(path, readFileSync(join(root, path), "utf8")).program);
  return { literals, constructions };
}

/** Runs a module again, and returns the expressions that it constructs, by their place in it. */
async function construct(path: string): Promise<ReadonlyMap<string, readonly Found[]>> {
  const found = new Map<string, Found[]>();
  const original = globalThis.RegExp;
  globalThis.RegExp = new Proxy(original, {
    construct(target, [source, flags]: [string, string | undefined]) {
      const expression = new target(source, flags);
      const [, , place = ""] = (new Error().stack ?? "").split("\n");
      if (place.includes(`${path}?again:`)) {
        const ofPlace = found.get(place) ?? [];
        found.set(place, [...ofPlace, { place: path, expression: everywhere(expression) }]);
      }
      return expression;
    },
  });
  try {
    await import(/* @vite-ignore */ `${join(root, path)}?again`);
  } finally {
    globalThis.RegExp = original;
  }
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

function listSlow(expressions: readonly Found[]): readonly string[] {
  return expressions.map(findSlow).filter((slow) => slow !== undefined);
}

/** Tests and test data never match a text of a user. */
const files = globSync(folders, { cwd: root })
  .filter((path) => !/\.test\.ts$|\/testing\/|\/arbitrary-/.test(path))
  .map((path) => ({ path, ...readExpressions(path) }));

test("no regular expression of the server takes more than linear time on the longest text", () => {
  const expressions = files.flatMap(({ literals }) => literals);
  expect(expressions.length).toBeGreaterThan(150);
  expect(listSlow(expressions)).toEqual([]);
});

const constructing = files.filter(
  ({ path, constructions }) => constructions > 0 && path !== ofRoutes,
);

test.each(constructing)(
  "$path constructs its expressions once, and none takes more than linear time",
  async ({ path, constructions }) => {
    const found = await construct(path);
    // A construction in a function that a call runs could contain a text of a user.
    expect(found.size).toBe(constructions);
    expect(listSlow([...found.values()].flat())).toEqual([]);
  },
);

test("no pattern of the application's addresses takes more than linear time", () => {
  const { constructions } = files.find(({ path }) => path === ofRoutes) ?? {};
  expect(constructions).toBe(1);
  const patterns = listFrameRoutes().map(({ pattern, flags, frame }) => ({
    place: frame,
    expression: everywhere(new RegExp(pattern, flags)),
  }));
  expect(patterns.length).toBeGreaterThan(10);
  expect(listSlow(patterns)).toEqual([]);
});

test.each([/\/+$/, / ?, ?(?![^(]*\))/])("finds the planted %s", (expression) => {
  expect(findSlow({ place: "planted", expression: everywhere(expression) })).toContain("planted");
});
