import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { listTargets, type Token, type TokenPath, type TokenSet } from "@tessera/engine";

const root = join(import.meta.dirname, "..");
const sources = "{packages/ui/{src,playground},apps/web/app}/**/*.{css,html,js,ts,tsx}";
/** The themes themselves, which declare every variable. */
const themes = "packages/ui/src/variants/**";

/**
 * Returns a function that returns whether the interface uses a variable by its name, without the
 * hyphens before it: a source file has the name, or the start of it before an expression.
 */
export function findUsedVariables(): (name: string) => boolean {
  const text = globSync(sources, { cwd: root, exclude: [themes] })
    .map((file) => readFileSync(join(root, file), "utf8"))
    .join("\n");
  const found = [...text.matchAll(/--([a-z][a-z0-9-]*)(\$\{)?/g)];
  const names = new Set(found.flatMap(([, name, open]) => (open ? [] : [name])));
  const starts = [...new Set(found.flatMap(([, start = "", open]) => (open ? [start] : [])))];
  return (name) => names.has(name) || starts.some((start) => name.startsWith(start));
}

/** Returns a set with only the tokens that are used by their names, and those that they lead to. */
export function pickTokens(set: TokenSet, isUsed: (name: string) => boolean): TokenSet {
  const picked = new Set<TokenPath>();
  const pick = (token: Token | undefined): void => {
    if (!token || picked.has(token.path)) return;
    picked.add(token.path);
    for (const target of listTargets(token.definition)) pick(set.tokens.get(target));
  };
  for (const token of set.tokens.values()) if (isUsed(token.name)) pick(token);
  return {
    defaultModes: set.defaultModes,
    promises: [],
    tokens: new Map([...set.tokens].filter(([path]) => picked.has(path))),
    groups: set.groups
      .map(({ title, paths }) => ({ title, paths: paths.filter((path) => picked.has(path)) }))
      .filter(({ paths }) => paths.length > 0),
  };
}
