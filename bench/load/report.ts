import { printColumns } from "../columns.ts";
import { printTable } from "../figure.ts";
import type { Figure } from "../figure.ts";
import type { Measured } from "./measure-rate.ts";
import { isError, listAccepted } from "./outcome.ts";
import type { Outcome } from "./outcome.ts";
import { findPercentile } from "./percentile.ts";
import type { Kind } from "./schedule.ts";

const head = ["rate", "kind", "sent", "accepted", "shed", "errors", "p50 ms", "p95 ms", "p99 ms"];
const useHead = ["rate", "server CPU", "PostgreSQL CPU", "server memory", "sent late by, p99"];

/** Prints what every rate came to: the requests, what they cost the server, and the errors by name. */
export function printMeasured(all: readonly Measured[]): void {
  printColumns([head, ...all.flatMap((each) => [rowOf(each, "read"), rowOf(each, "write")])]);
  console.log();
  printColumns([useHead, ...all.map(useOf)]);
  for (const { times, outcomes } of all)
    for (const [name, count] of countErrors(outcomes))
      console.log(`Errors at ${times} ×: ${count} × ${name}`);
  console.log();
}

/** Prints whether each promise holds; the process ends with 1 where one is missed. */
export function printPromises(usual: Measured, high: Measured): void {
  const errors = high.outcomes.filter(isError).length;
  const refused = usual.outcomes.filter(({ result }) => result !== "accepted").length;
  printTable([
    latencyOf("1 ×: reads, p99", usual.outcomes.filter(isOf("read")), 100),
    latencyOf("1 ×: writes, p99", usual.outcomes.filter(isOf("write")), 250),
    countOf("1 ×: requests not accepted", refused),
    latencyOf(`${high.times} ×: accepted requests, p99`, high.outcomes, 1000),
    countOf(`${high.times} ×: neither accepted nor shed`, errors),
  ]);
}

function rowOf({ times, outcomes }: Measured, kind: Kind): readonly string[] {
  const own = outcomes.filter(isOf(kind));
  const accepted = listAccepted(own);
  const errors = own.filter(isError).length;
  const shed = own.length - accepted.length - errors;
  const counts = [own.length, accepted.length, shed, errors].map(String);
  const latencies = [0.5, 0.95, 0.99].map((share) => printMs(findPercentile(accepted, share)));
  return [`${times} ×`, `${kind}s`, ...counts, ...latencies];
}

function useOf({ times, before, after, latenessMs }: Measured): readonly string[] {
  const late = `${printMs(findPercentile(latenessMs, 0.99))} ms`;
  if (!before || !after) return [`${times} ×`, "–", "–", "–", late];
  const seconds = (after.atMs - before.atMs) / 1000;
  const share = (cpuS: number) => `${((100 * cpuS) / seconds).toFixed(0)} % of a core`;
  return [
    `${times} ×`,
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

/** The figure of a latency that is missed where no request is accepted. */
function latencyOf(name: string, outcomes: readonly Outcome[], mostMs: number): Figure {
  const p99 = findPercentile(listAccepted(outcomes), 0.99);
  const isHeld = p99 !== undefined && p99 <= mostMs;
  return { name, value: `${printMs(p99)} ms`, reach: { text: `${mostMs} ms at most`, isHeld } };
}

function countOf(name: string, count: number): Figure {
  return { name, value: String(count), reach: { text: "none", isHeld: count === 0 } };
}

function isOf(kind: Kind): (outcome: Outcome) => boolean {
  return (outcome) => outcome.kind === kind;
}

function printMs(ms: number | undefined): string {
  return ms === undefined ? "–" : ms.toFixed(0);
}
