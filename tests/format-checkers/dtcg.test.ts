import {
  build,
  defineConfig,
  Logger,
  parse,
  RECOMMENDED_CONFIG,
  type ConfigInit,
  type LogEntry,
  type TokenNormalized,
} from "@terrazzo/parser";
import css from "@terrazzo/plugin-css";
import fc from "fast-check";
import { describe, expect, inject, it } from "vitest";
import {
  createRecipe,
  parseRecipe,
  printTokenValue,
  resolve,
  type Modes,
  type TokenDefinition,
  type TokenSet,
  type TokenValue,
} from "@tessera/engine";
import { recipeSets } from "./arbitrary-recipe-sets.ts";
import { arbitraryKindSet } from "./arbitrary-kind-set.ts";
import { printedName } from "./describe-css-value.ts";
import { getFormat } from "./get-format.ts";
import { ownedNames, sampleSets } from "./sample-sets.ts";

const { print, read } = getFormat("dtcg");
const runs = { seed: 20_261_122, numRuns: inject("form") === "long" ? 200 : 20 };

/** Terrazzo's logger, which throws on errors and collects warnings. */
class Warnings extends Logger {
  readonly messages: string[] = [];
  override warn(...entries: LogEntry[]): void {
    this.messages.push(...entries.map(({ message }) => message));
  }
}

/** Parses, lints and builds a set's files, and compares every token in every context of the resolver. */
async function expectUnderstood(set: TokenSet): Promise<void> {
  const printed = print(set, { title: "Elif */ {a.b} $x" });
  const files = new Map(printed.map(({ path, text }) => [`file:///${path}`, text]));
  const logger = new Warnings();
  const config = configure(logger, set);
  const filename = new URL("file:///tokens.resolver.json");
  const alone = new URL("file:///tokens.json");
  await parse([{ filename: alone, src: files.get(alone.href) ?? "" }], { config, logger });
  const { tokens, sources, resolver } = await parse(
    [{ filename, src: files.get(filename.href) ?? "" }],
    { config, logger, req: (url) => Promise.resolve(files.get(url.href) ?? "") },
  );
  const contexts = resolver.listPermutations?.() ?? [];
  expect(contexts.length).toBe(read(print(set)).modes.length);
  const plugins = [css({ permutations: contexts.map((input) => ({ input, prepare })) })];
  const built = await build(tokens, { sources, resolver, logger, config: { ...config, plugins } });
  expect(String(built.outputFiles[0]?.contents)).not.toMatch(/\[object|undefined|NaN/);
  expect(logger.messages).toEqual([]);
  expect(resolver.orthogonal).toBe(true);
  for (const input of contexts) expectValues(set, input, Object.values(resolver.apply(input)));
}

/** Enables Terrazzo's recommended rules; escaped names are not kebab-case. */
function configure(logger: Logger, { tokens }: TokenSet): ConfigInit {
  const isPlain = [...tokens.keys()].every(
    (path) => /^[a-z0-9-]+$/.test(printedName(path)) && !resolverNames.test(path),
  );
  const naming = isPlain ? {} : { "core/consistent-naming": "off" as const };
  const rules = { ...RECOMMENDED_CONFIG, ...naming };
  return defineConfig({ lint: { rules } }, { logger, cwd: new URL("file:///") });
}

function prepare(contents: string): string {
  return `:root {\n${contents}\n}`;
}

function expectValues(
  set: TokenSet,
  modes: Partial<Modes>,
  tokens: readonly TokenNormalized[],
): void {
  const found = new Map(tokens.map((token) => [nameOf(token.id), token]));
  for (const [path, value] of resolve(set, modes)) {
    const token = found.get(printedName(path));
    if (!token) throw new TypeError(`Terrazzo has no token "${path}"`);
    expectValue(valueOf(found, token), value, findCss(found, token));
    expectAlias(token, set.tokens.get(path)?.definition);
  }
}

/** Returns the value of a token; Terrazzo leaves an alias to the number 0 unresolved. */
function valueOf(tokens: ReadonlyMap<string, TokenNormalized>, token: TokenNormalized): unknown {
  const owner = tokens.get(nameOf(token.aliasChain?.at(-1) ?? ""));
  return owner?.$value === 0 ? 0 : token.$value;
}

function expectAlias(token: TokenNormalized, definition: TokenDefinition | undefined): void {
  if (definition?.type === "alias")
    expect(token.aliasChain?.map(nameOf)).toContain(printedName(definition.to));
}

/** Maps Terrazzo's name of a token to that of other formats; its escape is for names that a resolver uses. */
function nameOf(id: string): string {
  return id.replace(/^_(73|6d|72)_(?=ets|odifiers|esolutionOrder)/, fromCode).replaceAll(".", "-");
}

function fromCode(_: string, code: string): string {
  return String.fromCharCode(Number.parseInt(code, 16));
}

const resolverNames = /^(?:sets|modifiers|resolutionOrder)(?:\.|$)/;

/** Finds the CSS of the token that aliases resolve to. */
function findCss(
  tokens: ReadonlyMap<string, TokenNormalized>,
  token: TokenNormalized,
): string | undefined {
  const owner = tokens.get(nameOf(token.aliasChain?.at(-1) ?? "")) ?? token;
  const ours = owner.$extensions?.["app.tessera"] as { readonly css?: string } | undefined;
  return ours?.css;
}

/**
 * Compares dimensions, numbers and texts exactly; channels to a 100,000th, far below the allowed
 * ΔE_OK 0.002.
 */
function expectValue(parsed: unknown, value: TokenValue, css: string | undefined): void {
  if (css !== undefined) expect(css).toBe(printTokenValue(value));
  const native = nativeOf(value);
  if (css === undefined || native !== undefined) expect(parsed).toEqual(native);
}

/** Converts a value to DTCG; undefined when DTCG cannot express it. */
function nativeOf(value: TokenValue): unknown {
  switch (value.type) {
    case "color":
      return colorOf(value);
    case "dimension":
      return value.unit === "em" ? undefined : { value: value.value, unit: value.unit };
    case "number":
      return value.value;
    case "duration":
      return { value: value.ms, unit: "ms" };
    case "fontFamily":
      return value.families.some((family) => /[{}]/.test(family)) ? undefined : value.families;
    case "cubicBezier":
      return [value.points[0], value.points[2]].every((x) => x >= 0 && x <= 1)
        ? value.points
        : undefined;
    case "shadow":
      return value.layers.length === 0 ? undefined : value.layers.map(layerOf);
    default:
      return undefined;
  }
}

type Color = Extract<TokenValue, { readonly type: "color" }>;

function colorOf({ hex, alpha }: Color): unknown {
  const components = [1, 3, 5].map(
    (start) => expect.closeTo(Number.parseInt(hex.slice(start, start + 2), 16) / 255, 5) as unknown,
  );
  return { colorSpace: "srgb", components, alpha, hex };
}

function layerOf(
  layer: Extract<TokenValue, { readonly type: "shadow" }>["layers"][number],
): unknown {
  const px = (value: number): unknown => ({ value, unit: "px" });
  return {
    color: colorOf(layer.color),
    offsetX: px(layer.offsetXPx),
    offsetY: px(layer.offsetYPx),
    blur: px(layer.blurPx),
    spread: px(layer.spreadPx),
    inset: false,
  };
}

describe("Terrazzo", () => {
  it.each(sampleSets)("parses all of $name in every context", async ({ set }) => {
    await expectUnderstood(set);
  });

  it("parses text styles with the values of their tokens", async () => {
    for (const { set } of sampleSets) {
      const logger = new Warnings();
      const filename = new URL("file:///tokens.json");
      const src = print(set)[0].text;
      const { tokens } = await parse([{ filename, src }], {
        config: configure(logger, set),
        logger,
      });
      expect(tokens["text.heading-m"]?.$value).toEqual({
        fontFamily: tokens["font-family.heading"]?.$value,
        fontSize: tokens["font-size.heading-m"]?.$value,
        fontWeight: tokens["font-weight.semibold"]?.$value,
        lineHeight: tokens["line-height.m"]?.$value,
        letterSpacing: tokens["letter-spacing.m"]?.$value,
      });
      const { letterSpacing } = (tokens["text.code"]?.$value ?? {}) as { letterSpacing?: unknown };
      expect(letterSpacing).toEqual({ value: 0, unit: "px" });
    }
  });

  it("parses names that languages and tools use", async () => {
    await expectUnderstood(ownedNames);
  });

  it("parses groups that are named like parts of a resolver", async () => {
    const definition = { type: "number", value: 1 } as const;
    const parsed = parseRecipe({
      ...createRecipe(),
      customTokens: {
        "sets.sources": { type: "alias", to: "sets.a" },
        "sets.a": definition,
        modifiers: definition,
        "resolution-order": definition,
      },
    });
    if (!parsed.ok) throw new TypeError(JSON.stringify(parsed.problems));
    await expectUnderstood(parsed.value);
  });

  it("parses all of any recipe's set in every context", async () => {
    for (const set of recipeSets) await expectUnderstood(set);
  });

  it(
    "parses all of any set, with hostile names, values and titles",
    { timeout: 600_000 },
    async () => {
      await fc.assert(fc.asyncProperty(arbitraryKindSet(), expectUnderstood), runs);
    },
  );
});
