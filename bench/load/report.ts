import { printColumns } from "../columns.ts";
import { printTable } from "../figure.ts";
import type { Figure } from "../figure.ts";
import type { Measured } from "./measure-rate.ts";
import { isError, listAccepted } from "./outcome.ts";
import type { Outcome } from "./outcome.ts";
import { findP95Ratio } from "./p95-ratio.ts";
import { findPercentile } from "./percentile.ts";
import type { Kind } from "./schedule.ts";

/**
 * The measurements of a run: the usual load, a multiple of it, and one tenant's reads without and
 * with a flood.
 */
type AllMeasured = Readonly<Record<"usual" | "high" | "quiet" | "flooded", Measured>>;

const head = ["load", "kind", "sent", "accepted", "shed", "errors", "p50 ms", "p95 ms", "p99 ms"];
const useHead = ["load", "server CPU", "PostgreSQL CPU", "server memory", "send delay, p99"];

/** Prints the results of every load: the requests, the server's usage, and the errors by name. */
export function printMeasured(all: readonly Measured[]): void {
  printColumns([
    head,
    ...all.flatMap((each) => [...rowsOf(each, "read"), ...rowsOf(each, "write")]),
  ]);
  console.log();
  printColumns([useHead, ...all.map(useOf)]);
  for (const { load, outcomes } of all)
    for (const [name, count] of countErrors(outcomes))
      console.log(`Errors under ${load}: ${count} × ${name}`);
  console.log();
}

/** Prints whether each target is met; the process exits with 1 when one is missed. */
export function printPromises({ usual, high, quiet, flooded }: AllMeasured): void {
  const errors = high.outcomes.filter(isError).length;
  const readsBeside = flooded.outcomes.filter(isOf("read"));
  printTable([
    latencyOf("1 ×: reads, p99", usual.outcomes.filter(isOf("read")), 100),
    latencyOf("1 ×: writes, p99", usual.outcomes.filter(isOf("write")), 250),
    countOf("1 ×: requests not accepted", countRefused(usual.outcomes)),
    latencyOf(`${high.load}: accepted requests, p99`, high.outcomes, 1000),
    countOf(`${high.load}: neither accepted nor shed`, errors),
    ratioOf("flood: another tenant's p95 / quiet", findP95Ratio(readsBeside, quiet.outcomes), 2),
    countOf("flood: another tenant's calls not accepted", countRefused(readsBeside)),
  ]);
}

/** Returns the rows of a request kind; empty when a load has none of it. */
function rowsOf({ load, outcomes }: Measured, kind: Kind): readonly (readonly string[])[] {
  const own = outcomes.filter(isOf(kind));
  if (own.length === 0) return [];
  const accepted = listAccepted(own);
  const errors = own.filter(isError).length;
  const shed = own.length - accepted.length - errors;
  const counts = [own.length, accepted.length, shed, errors].map(String);
  const latencies = [0.5, 0.95, 0.99].map((share) => printMs(findPercentile(accepted, share)));
  return [[load, `${kind}s`, ...counts, ...latencies]];
}

function useOf({ load, before, after, latenessMs }: Measured): readonly string[] {
  const late = `${printMs(findPercentile(latenessMs, 0.99))} ms`;
  if (!before || !after) return [load, "–", "–", "–", late];
  const seconds = (after.atMs - before.atMs) / 1000;
  const share = (cpuS: number) => `${((100 * cpuS) / seconds).toFixed(0)} % of a core`;
  return [
    load,
    share(after.serverCpuS - before.serverCpuS),
    share(after.databaseCpuS - before.databaseCpuS),
    `${before.serverMib.toFixed(0)} → ${after.serverMib.toFixed(0)} MiB`,
    late,
  ];
}

function countErrors(outcomes: readonly Outcome[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const { result } of outcomes.filter(isError))
    counts.set(result, (counts.get(result) ?? 0) + 1);
  return counts;
}

/** Returns the figure of a latency, which is missed when no request is accepted. */
function latencyOf(name: string, outcomes: readonly Outcome[], mostMs: number): Figure {
  const p99 = findPercentile(listAccepted(outcomes), 0.99);
  const isMet = p99 !== undefined && p99 <= mostMs;
  return { name, value: `${printMs(p99)} ms`, target: { text: `at most ${mostMs} ms`, isMet } };
}

function countOf(name: string, count: number): Figure {
  return { name, value: String(count), target: { text: "none", isMet: count === 0 } };
}

function ratioOf(name: string, ratio: number | undefined, most: number): Figure {
  const isMet = ratio !== undefined && ratio <= most;
  return { name, value: ratio?.toFixed(2) ?? "–", target: { text: `at most ${most}`, isMet } };
}

function countRefused(outcomes: readonly Outcome[]): number {
  return outcomes.filter(({ result }) => result !== "accepted").length;
}

function isOf(kind: Kind): (outcome: Outcome) => boolean {
  return (outcome) => outcome.kind === kind;
}

function printMs(ms: number | undefined): string {
  return ms === undefined ? "–" : ms.toFixed(0);
}
