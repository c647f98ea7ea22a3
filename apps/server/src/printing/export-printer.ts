import { join } from "node:path";
import { generate, type TokenSet } from "@tessera/engine";
import { Piscina } from "piscina";
import { retryLater } from "#errors/api-error.ts";
import { Turns } from "#turns/turns.ts";
import type { PackedFile } from "./pack-files.ts";
import { printTokens, type ExportJob } from "./print-export.ts";

type Pool = Piscina<ExportJob, PackedFile | undefined>;

/** Prints exports; those of many tokens beside the event loop. */
export type ExportPrinter = {
  /** Prints a job of an organization; undefined when the format has no such file. */
  print(organizationId: string, job: ExportJob): Promise<PackedFile | undefined>;
  close(): Promise<void>;
};

/** A recipe of this many letters of JSON is large whatever it generates. */
const largeRecipeLetters = 8 << 10;
/** From this many tokens on a format may take tens of milliseconds. */
const largeSetTokens = 400;
const mostWaiting = 32;
const longestWaitMs = 10_000;
const idleMs = 60_000;
const printDeadlineMs = 20_000;
const workerMegabytes = 512;

/**
 * Makes a printer. Large token sets are printed in one worker thread, one job of an organization after the
 * other, so that neither the event loop nor another organization waits for them; beyond 32 jobs that wait
 * it throws `unavailable`.
 */
export function makeExportPrinter(deadlineMs = printDeadlineMs): ExportPrinter {
  const turns = new Turns(longestWaitMs);
  let pool: Pool | undefined;
  return {
    async print(organizationId, job) {
      const few = generateFew(job);
      if (few) return printTokens(few, job);
      const workers = (pool ??= startPool());
      return turns.run(organizationId, () => {
        if (workers.queueSize >= mostWaiting) throw retryLater("unavailable", 1);
        return runUntil(workers, job, deadlineMs);
      });
    },
    async close() {
      await pool?.destroy();
    },
  };
}

/** The tokens of a job that is printed at once; undefined for one that takes longer than an ordinary call. */
function generateFew({ recipe, formatId }: ExportJob): TokenSet | undefined {
  if (formatId === "zip" || JSON.stringify(recipe).length >= largeRecipeLetters) return undefined;
  const set = generate(recipe);
  return set.tokens.size < largeSetTokens ? set : undefined;
}

/** Runs a job in the worker; a job beyond the deadline ends with its thread, and throws `unavailable`. */
async function runUntil(pool: Pool, job: ExportJob, deadlineMs: number) {
  try {
    return await pool.run(job, { signal: AbortSignal.timeout(deadlineMs) });
  } catch (error) {
    const isTooLong = error instanceof Error && error.name === "AbortError";
    throw isTooLong ? retryLater("unavailable", 1) : error;
  }
}

function startPool(): Pool {
  return new Piscina({
    filename: join(import.meta.dirname, "print-worker.ts"),
    minThreads: 0,
    maxThreads: 1,
    idleTimeout: idleMs,
    resourceLimits: { maxOldGenerationSizeMb: workerMegabytes },
  });
}
