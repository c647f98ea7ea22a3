import { followInModes } from "./follow-in-modes.ts";
import type { Outcome, OutcomesInModes } from "./follow-in-modes.ts";
import { listBranches } from "./list-branches.ts";
import type { Modes } from "./mode.ts";
import type { ProblemCode, ProblemValues } from "./problem.ts";
import type { Token, TokenDefinition } from "./token.ts";
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
type Fault = Omit<TokenFault, "path">;
type Finding = ValueKind | Fault;

/** What an inspection of tokens found: the kind of each token that comes to a value, and what is wrong. */
export type Inspection = {
  readonly kinds: ReadonlyMap<TokenPath, ValueKind>;
  readonly faults: readonly TokenFault[];
};

/**
 * Follows every token to its value in every mode. Faults are aliases of no token, aliases that lead back to themselves
 * in a mode, definitions that are of one kind here and of another there, and names that two tokens share. What a rule
 * names for modes that never come is no way to a circle; that there is such a token of the right kind is asked all the same.
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
  for (const path of tokens.keys()) findings.set(path, agree(path, followed));
  const faults = new Map<TokenPath, Fault>();
  for (const [path, { definition }] of tokens) {
    const own = definition.type === "rule" && findings.get(path);
    const fault = typeof own === "string" && findRuleFault(own, definition, findings);
    if (fault) faults.set(path, fault);
  }
  for (const [path, fault] of faults) findings.set(path, fault);
  return findings;
}

/** The kind that a token has in all modes, or the first reason why it has none. */
function agree(path: TokenPath, followed: readonly OutcomesInModes[]): Finding {
  let kind: ValueKind | undefined;
  for (const { outcomes } of followed) {
    const outcome = outcomes.get(path);
    if (!outcome) continue;
    if (typeof outcome !== "string") return describeEnd(path, outcome, followed);
    kind ??= outcome;
    const fault = differ(kind, outcome);
    if (fault) return fault;
  }
  return kind ?? unknown(path);
}

/** Whether a branch is of another kind, or leads nowhere. A fault of the token that it leads to is that token's. */
function findRuleFault(
  own: ValueKind,
  rule: TokenDefinition,
  findings: ReadonlyMap<TokenPath, Finding>,
): Fault | undefined {
  for (const branch of listBranches(rule)) {
    const isAlias = branch.type === "alias";
    const found = isAlias ? findings.get(branch.to) : kindOfValue(branch);
    if (isAlias && !found) return unknown(branch.to);
    const fault = typeof found === "string" ? differ(own, found) : undefined;
    if (fault) return fault;
  }
  return undefined;
}

function differ(expected: ValueKind, found: ValueKind): Fault | undefined {
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
  const inCircle = own.filter(({ outcomes }) => isCircle(outcomes.get(path)));
  const modes = inCircle.length < own.length && shareOf(inCircle.map((each) => each.modes));
  return { code: "cycle", values: { token: end.path, ...(modes && { modes }) } };
}

function isCircle(outcome: Outcome | undefined): boolean {
  return typeof outcome === "object" && outcome.type === "circle";
}

/** What all of these modes have alike; the first of them where that is nothing. */
function shareOf([first = {}, ...others]: readonly Partial<Modes>[]): Partial<Modes> {
  const alike = Object.entries(first).filter(([axis, value]) =>
    others.every((each) => each[axis as keyof Modes] === value),
  );
  return alike.length > 0 ? Object.fromEntries(alike) : first;
}
