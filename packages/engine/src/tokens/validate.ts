import { listBranches } from "./list-branches.ts";
import type { ProblemCode, ProblemValues } from "./problem.ts";
import type { Token } from "./token.ts";
import { tokenName } from "./token-path.ts";
import type { TokenPath } from "./token-path.ts";
import { kindOfValue } from "./value-kind.ts";
import type { ValueKind } from "./value-kind.ts";

/** What keeps a token from having a value. */
type TokenFault = {
  readonly path: TokenPath;
  readonly code: Extract<
    ProblemCode,
    "unknown-token" | "cycle" | "wrong-token-type" | "name-taken"
  >;
  readonly values: ProblemValues;
};

type Tokens = ReadonlyMap<TokenPath, Pick<Token, "definition">>;
type Finding = ValueKind | Omit<TokenFault, "path">;

/** What an inspection of tokens found: the kind of each token that comes to a value, and what is wrong. */
export type Inspection = {
  readonly kinds: ReadonlyMap<TokenPath, ValueKind>;
  readonly faults: readonly TokenFault[];
};

/**
 * Follows every token to its values in every mode. Faults are aliases of no token, aliases that lead back to
 * themselves, definitions that are of one kind here and of another there, and names that two tokens share.
 */
export function inspectTokens(tokens: Tokens): Inspection {
  const found = new Map<TokenPath, Finding>();
  const kinds = new Map<TokenPath, ValueKind>();
  const faults = findSharedNames(tokens.keys());
  for (const path of tokens.keys()) {
    const finding = findKind(tokens, path, found, new Set());
    if (typeof finding === "string") kinds.set(path, finding);
    else faults.push({ path, ...finding });
  }
  return { kinds, faults };
}

function findSharedNames(paths: Iterable<TokenPath>): TokenFault[] {
  const owners = new Map<string, TokenPath>();
  const faults: TokenFault[] = [];
  for (const path of paths) {
    const name = tokenName(path);
    const owner = owners.get(name);
    if (owner) faults.push({ path, code: "name-taken", values: { name, owner } });
    else owners.set(name, path);
  }
  return faults;
}

function findKind(
  tokens: Tokens,
  path: TokenPath,
  found: Map<TokenPath, Finding>,
  way: Set<TokenPath>,
): Finding {
  const known = found.get(path);
  if (known) return known;
  const token = tokens.get(path);
  if (!token) return { code: "unknown-token", values: { token: path } };
  if (way.has(path)) return { code: "cycle", values: { token: path } };
  way.add(path);
  const kinds = listBranches(token.definition).map((each) =>
    each.type === "alias" ? findKind(tokens, each.to, found, way) : kindOfValue(each),
  );
  way.delete(path);
  const finding = agree(kinds);
  found.set(path, finding);
  return finding;
}

function agree(findings: readonly Finding[]): Finding {
  const fault = findings.find((each) => typeof each !== "string");
  if (fault) return fault;
  const [first, ...others] = findings as readonly [ValueKind, ...ValueKind[]];
  const other = others.find((each) => each !== first);
  return other ? { code: "wrong-token-type", values: { expected: first, found: other } } : first;
}
