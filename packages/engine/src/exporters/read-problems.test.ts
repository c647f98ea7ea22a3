import { describe, expect, it } from "vitest";
import type { ReadFiles } from "#readers/modes/read-mode.ts";
import { findFormat } from "./registry.ts";

/** Reads one file of a format at its usual path. */
function read(id: string, text: string, path = "tokens.json"): ReadFiles {
  const format = findFormat(id);
  if (!format) throw new RangeError(`There is no format "${id}"`);
  return format.read([{ path, text }]);
}

/** Lists the names that are read in the first modes, and the line and the names of each problem. */
function readNames(id: string, text: string, path?: string) {
  const { modes, problems } = read(id, text, path);
  return {
    names: [...(modes[0]?.values.keys() ?? [])],
    problems: problems.map(({ line, names }) => [line, ...names]),
  };
}

describe("CSS variables", () => {
  it.each([".brand-theme", ":host", "html", "#app", "body"])(
    "reads the only block of a sheet as the default mode: %s",
    (selector) => {
      expect(readNames("css", `${selector} {\n  --a: red;\n  --b: var(--a);\n}`)).toEqual({
        names: ["a", "b"],
        problems: [],
      });
    },
  );

  it("reads the modes of the only element of a sheet", () => {
    const { modes } = read("css", ".brand { --a: 1px }\n.dark .brand, .brand.dark { --a: 2px }");
    expect(modes.map((each) => [each.modes.scheme, each.values.get("a")])).toEqual([
      ["light", { type: "dimension", value: 1, unit: "px" }],
      ["dark", { type: "dimension", value: 2, unit: "px" }],
    ]);
  });

  it.each([
    ".my-theme",
    '[data-theme="dim"]',
    ":root > *",
    "@media print { :root",
    "@media (min-width: 40rem) { :root",
    "@layer base { :root",
  ])("names the line and the selector of a block that no mode has: %s", (head) => {
    const block = `${head} {\n--a: 2px; --c: 3px }${head.includes("{") ? " }" : ""}`;
    const text = `:root { --a: 1px }\n\n${block}`;
    const { names, problems } = readNames("css", text);
    expect(names).toEqual(["a"]);
    expect(problems).toEqual([[3, "a", "c"]]);
    expect(read("css", text).problems[0]?.reason).toContain(head.replace(" { :root", ""));
  });

  it("names the line of a rule inside of a rule", () => {
    const text = ":root { --a: 1px;\n&.dark { --a: 2px; --b: 1px } }";
    expect(readNames("css", text)).toEqual({ names: ["a"], problems: [[2, "a", "b"]] });
  });

  it("reads minified queries of known modes", () => {
    const text = ":root{--a:1px}@media (prefers-color-scheme:dark){:root{--a:2px}}";
    expect(read("css", text).modes).toHaveLength(2);
    expect(read("css", text).problems).toEqual([]);
  });

  it("reads words of colors as colors, and refuses unknown ones at their line", () => {
    const { modes, problems } = read(
      "css",
      ":root {\n--a: red;\n--b: transparent;\n--c: solid;\n--d: Inter, sans-serif;\n--e: ease, linear }",
    );
    expect([...(modes[0]?.values ?? [])]).toEqual([
      ["a", { type: "color", hex: "#ff0000", alpha: 1 }],
      ["b", { type: "color", hex: "#000000", alpha: 0 }],
      ["d", { type: "fontFamily", families: ["Inter", "sans-serif"] }],
    ]);
    expect(problems.map(({ line, names }) => [line, ...names])).toEqual([
      [4, "c"],
      [6, "e"],
    ]);
  });

  it.each(["", ",", "/* none */"])("refuses the empty value `%s` at its line", (value) => {
    expect(readNames("css", `:root { --a: none;\n--b:${value}; }`)).toEqual({
      names: ["a"],
      problems: [[2, "b"]],
    });
  });

  it("reads an alias without its fallback", () => {
    expect(
      read("css", ":root { --a: #fff; --b: var(--a,#fff) }").modes[0]?.values.get("b"),
    ).toEqual({
      type: "alias",
      to: "a",
    });
  });

  it("reads the initial value of a property that no rule sets", () => {
    const text = '@property --a {\nsyntax: "<color>";\ninherits: true;\ninitial-value: red }';
    expect(readNames("css", text)).toEqual({ names: ["a"], problems: [] });
  });

  it("refuses a property that only some selectors of a mode set", () => {
    const text = `:root { --a: 1px }
[data-theme="dark"] { --a: 2px }
@media (prefers-color-scheme: dark) {
  :root:not([data-theme]) { --a: 2px; --b: 3px }
}`;
    expect(readNames("css", text)).toEqual({ names: ["a"], problems: [[4, "b"]] });
  });

  it("refuses the value of a color that the file does not have", () => {
    expect(readNames("css", ":root { --a: url(//b); --c: 1px }")).toEqual({
      names: ["c"],
      problems: [[1, "a"]],
    });
  });
});

describe("aliases", () => {
  it.each([
    [
      "css",
      ":root {\n--a: 1px;\n--b: var(--x);\n--c: var(--d);\n--d: var(--c);\n--e: var(--b);\n}",
    ],
    [
      "tailwind-4",
      "@theme {\n--a: 1px;\n--b: var(--x);\n--c: var(--d);\n--d: var(--c);\n--e: var(--b);\n}",
    ],
    [
      "shadcn",
      ":root {\n--a: 1px;\n--b: var(--x);\n--c: var(--d);\n--d: var(--c);\n--e: var(--b);\n}",
    ],
    ["scss", "\n$a: 1px;\n$b: $x;\n$c: $d;\n$d: $c;\n$e: $b;"],
    ["less", "\n@a: 1px;\n@b: @x;\n@c: @d;\n@d: @c;\n@e: @b;"],
    ...["dtcg", "style-dictionary", "figma", "tokens-studio"].map((id) => [
      id,
      printJson(id, ["1", '"{x}"', '"{d}"', '"{c}"', '"{b}"']),
    ]),
  ])("of missing tokens and in cycles are refused at their lines by %s", (id = "", text = "") => {
    expect(readNames(id, text)).toEqual({
      names: ["a"],
      problems: [
        [3, "b"],
        [4, "c"],
        [5, "d"],
        [6, "e"],
      ],
    });
  });
});

/** Prints tokens `a`, `b`, … with values, a line each from the second, in a format of JSON. */
function printJson(id: string, values: readonly string[]): string {
  const tokens = values.map(
    (value, index) => `"${"abcdefgh".charAt(index)}": { "$type": "number", "$value": ${value} }`,
  );
  const head = {
    figma: '"$extensions": { "com.figma.modeName": "A" },',
    "tokens-studio": '"base": {',
  };
  const [before = "", after = ""] =
    id === "tokens-studio"
      ? [
          head["tokens-studio"],
          '}, "$metadata": { "tokenSetOrder": ["base"] }, "$themes": [{ "id": "base", "selectedTokenSets": { "base": "enabled" } }]',
        ]
      : [id === "figma" ? head.figma : ""];
  return `{ ${before}\n${tokens.join(",\n")} ${after}}`;
}

describe.each(["dtcg", "style-dictionary", "figma", "tokens-studio"])("JSON of %s", (id) => {
  it("keeps the descriptions, deprecations and extensions of tokens", () => {
    const notes = { $description: "A", $deprecated: "b", $extensions: { "org.x": { y: [1] } } };
    const rest = JSON.stringify(notes).slice(1, -1);
    expect(read(id, printJson(id, [`1, ${rest}`])).notes.get("a")).toEqual(notes);
  });

  it("refuses duplicate keys at their line, and keeps unusual names", () => {
    const text = printJson(id, ["1", "2", "3"]).replace('"b"', '"__proto__"').replace('"c"', '"a"');
    expect(readNames(id, text)).toEqual({ names: ["a", "__proto__"], problems: [[4, "a"]] });
  });

  it("refuses tokens inside of tokens, and values that are neither a token nor a group", () => {
    const text = printJson(id, ['1, "in": { "$type": "number", "$value": 2 }', "2"]);
    const { problems } = readNames(id, text.replace('\n"b"', '\n"x": 5,\n"b"'));
    expect(problems).toEqual([
      [2, "a-in"],
      [3, "x"],
    ]);
  });

  it("refuses groups that extend others, references and other names for a name", () => {
    const group = '"g": { "$type": "number",\n"$extends": "{h}",\n"x": { "$value": 1 } },';
    const text = printJson(id, ["1"]).replace(
      '"a"',
      `${group}\n"g-x": { "$type": "number", "$value": 1 },\n"r": { "$ref": "#/a" },\n"a"`,
    );
    expect(readNames(id, text)).toEqual({
      names: ["g-x", "a"],
      problems: [
        [3, "g"],
        [5, "g-x"],
        [6, "r"],
      ],
    });
  });

  it("names the line of an error in the JSON", () => {
    expect(readNames(id, '{ "a": {\n"$value": 1,\n} }')).toEqual({ names: [], problems: [[3]] });
  });
});

describe("a resolver", () => {
  const tokens = '{ "a": { "$type": "number", "$value": 1 } }';

  function readResolver(sources: string, more = "") {
    const resolver = `{ "version": "2025.10",
"resolutionOrder": [{ "$ref": "#/sets/base" }],
"sets": { "base": { "sources": [{ "$ref": "tokens.json" },
${sources}] } ${more} } }`;
    const files = [
      { path: "tokens.json", text: tokens },
      { path: "tokens.resolver.json", text: resolver },
    ];
    return findFormat("dtcg")
      ?.read(files)
      .problems.map(({ line, names }) => [line, ...names]);
  }

  it("is refused at a token that the file does not have, and at a set that is not in its order", () => {
    expect(readResolver('{ "b": { "$type": "number", "$value": 1 } }')).toEqual([[4, "b"]]);
    const set = ', "more": { "sources": [{ "c": { "$type": "number", "$value": 1 } }] }';
    expect(readResolver('{ "a": { "$type": "number", "$value": 2 } }', set)).toEqual([[1, "c"]]);
    expect(readResolver('{ "a": { "$type": "number", "$value": 2 } }')).toEqual([]);
  });
});

it("refuses sets of Tokens Studio that no theme has", () => {
  const text = `{ "base": { "a": { "$type": "number", "$value": 1 } },
"one": { "b": { "$type": "number", "$value": 1 } },
"two": { "c": { "$type": "number", "$value": 1 } },
"$metadata": { "tokenSetOrder": ["base", "one"] },
"$themes": [{ "id": "base", "selectedTokenSets": { "base": "enabled", "one": "disabled" } }] }`;
  expect(readNames("tokens-studio", text)).toEqual({
    names: ["a"],
    problems: [
      [2, "b"],
      [3, "c"],
    ],
  });
});

it.each(["figma", "style-dictionary"])(
  "refuses a file of %s with an unknown mode in its name",
  (id) => {
    const text = printJson(id, ["1"]);
    expect(readNames(id, text, "tokens.Dark.json")).toEqual({ names: [], problems: [[1]] });
  },
);

it("refuses the entries of maps of Sass and LESS that are not names of variables", () => {
  const scss = '$a: red;\n$tokens: ("a": $a,\n"b": 1px);\n$breakpoints: ("m": 600px);\n.x { y: z }';
  expect(readNames("scss", scss)).toEqual({ names: ["a"], problems: [[3, "b"], [4, "m"], [5]] });
  const less = "@a: red;\n@tokens: { a: @a;\nb: 1px }\n@sizes: { m: 600px }\n.x { y: z }";
  expect(readNames("less", less)).toEqual({
    names: ["a"],
    problems: [[3, "b"], [4, "sizes"], [5]],
  });
});

it("refuses nested values, duplicate names and unknown words of a TypeScript module", () => {
  const text = `export const a = { ...b,\nx: "red",\ny: "solid",\nz: { q: 1 },\n"__proto__": 1,\nx: 2 };`;
  expect(readNames("typescript", text)).toEqual({
    names: ["x", "__proto__"],
    problems: [
      [3, "y"],
      [4, "z"],
      [6, "x"],
    ],
  });
});

it("reads values of an inlined theme of Tailwind, and refuses references to missing variables", () => {
  const text = `@import "tailwindcss";
@theme { --color-red: #f00 }
@theme inline { --color-link: var(--color-red); --radius-x: 4px;
--font-x: var(--y) }`;
  expect(readNames("tailwind-4", text)).toEqual({
    names: ["radius-x", "color-red"],
    problems: [[1], [4, "font-family-x"]],
  });
});

it("reads component variables for shadcn/ui that have values", () => {
  const text =
    ":root { --background: #fff; --card: var(--background); --x: 1px; --radius: var(--x) }";
  expect(readNames("shadcn", text)).toEqual({ names: ["background", "card", "x"], problems: [] });
});

it("names the folder in the problems of a zip", () => {
  const files = [{ path: "css/tokens.css", text: ":root {\n--a: solid }" }];
  expect(findFormat("zip")?.read(files).problems).toMatchObject([
    { path: "css/tokens.css", line: 2, names: ["a"] },
  ]);
});

it.each(["css", "scss", "less", "tailwind-4", "shadcn", "typescript", "dtcg", "figma"])(
  "refuses a file of %s without tokens",
  (id) => {
    expect(read(id, id === "dtcg" || id === "figma" ? "{}" : "").problems).toHaveLength(1);
  },
);
