import { followInModes, type Outcome, type OutcomesInModes } from "./modes/follow-in-modes.ts";
import { listBranches } from "./definition-branches.ts";
import type { Modes } from "./modes/mode.ts";
import type { ProblemCode, ProblemValues } from "./problem.ts";
import type { Token, TokenDefinition } from "./token.ts";
import { tokenName, type TokenPath } from "./token-path.ts";
import { kindOfValue, type ValueKind } from "./value-kind.ts";

/** The reason why a token has no value. */
type TokenFault = {
  readonly path: TokenPath;
  readonly code: Extract<
    ProblemCode,
    "unknown-token" | "cycle" | "wrong-token-type" | "name-taken"
  >;
  readonly values: ProblemValues;
};

type Tokens = ReadonlyMap<TokenPath, Pick<Token, "definition">>;
type Fault = Omit<TokenFault, "path">;
type Finding = ValueKind | Fault;

/** The result of an inspection of tokens: the kind of each token with a value, and the faults. */
export type Inspection = {
  readonly kinds: ReadonlyMap<TokenPath, ValueKind>;
  readonly faults: readonly TokenFault[];
};

/**
 * Follows every token to its value in every mode. Faults are aliases of missing tokens, aliases in
 * a cycle in a mode, definitions of different kinds in different modes, and names that two tokens
 * share. A case of a rule for modes that never apply cannot be part of a cycle, but its token must
 * exist and have the right kind.
 */
export function inspectTokens(tokens: Tokens): Inspection {
  const findings = findKinds(tokens);
  const kinds = new Map<TokenPath, ValueKind>();
  const faults = findSharedNames(tokens.keys());
  for (const [path, finding] of findings) {
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
    if (owner)
      faults.push({ path, code: "name-taken", values: { name, owner, ownerKind: "token" } });
    else owners.set(name, path);
  }
  return faults;
}

function findKinds(tokens: Tokens): ReadonlyMap<TokenPath, Finding> {
  const followed = followInModes(tokens);
  const findings = new Map<TokenPath, Finding>();
  for (const path of tokens.keys()) findings.set(path, findCommonKind(path, followed));
  const faults = new Map<TokenPath, Fault>();
  for (const [path, { definition }] of tokens) {
    const own = definition.type === "rule" && findings.get(path);
    const fault = typeof own === "string" && findRuleFault(own, definition, findings);
    if (fault) faults.set(path, fault);
  }
  for (const [path, fault] of faults) findings.set(path, fault);
  return findings;
}

/** Returns the kind of a token in all modes, or the first reason why it has none. */
function findCommonKind(path: TokenPath, followed: readonly OutcomesInModes[]): Finding {
  let kind: ValueKind | undefined;
  for (const { outcomes } of followed) {
    const outcome = outcomes.get(path);
    if (!outcome) continue;
    if (typeof outcome !== "string") return describeEnd(path, outcome, followed);
    kind ??= outcome;
    const fault = findKindFault(kind, outcome);
    if (fault) return fault;
  }
  return kind ?? unknown(path);
}

/**
 * Finds a branch of a rule that is of another kind, or refers to a missing token. A fault of its
 * target is not repeated.
 */
function findRuleFault(
  own: ValueKind,
  rule: TokenDefinition,
  findings: ReadonlyMap<TokenPath, Finding>,
): Fault | undefined {
  for (const branch of listBranches(rule)) {
    const isAlias = branch.type === "alias";
    const found = isAlias ? findings.get(branch.to) : kindOfValue(branch);
    if (isAlias && !found) return unknown(branch.to);
    const fault = typeof found === "string" ? findKindFault(own, found) : undefined;
    if (fault) return fault;
  }
  return undefined;
}

function findKindFault(expected: ValueKind, found: ValueKind): Fault | undefined {
  return expected === found ? undefined : { code: "wrong-token-type", values: { expected, found } };
}

function unknown(token: TokenPath): Fault {
  return { code: "unknown-token", values: { token } };
}

function describeEnd(
  path: TokenPath,
  end: Exclude<Outcome, ValueKind>,
  followed: readonly OutcomesInModes[],
): Fault {
  if (end.type === "unknown") return unknown(end.path);
  const own = followed.filter(({ outcomes }) => outcomes.has(path));
  const inCycle = own.filter(({ outcomes }) => isCycle(outcomes.get(path)));
  const modes = inCycle.length < own.length && shareOf(inCycle.map((each) => each.modes));
  return { code: "cycle", values: { token: end.path, ...(modes && { modes }) } };
}

function isCycle(outcome: Outcome | undefined): boolean {
  return typeof outcome === "object" && outcome.type === "cycle";
}

/** Returns what all of these modes have in common; the first of them if that is nothing. */
function shareOf([first = {}, ...others]: readonly Partial<Modes>[]): Partial<Modes> {
  const alike = Object.entries(first).filter(([axis, value]) =>
    others.every((each) => each[axis as keyof Modes] === value),
  );
  return alike.length > 0 ? Object.fromEntries(alike) : first;
}
