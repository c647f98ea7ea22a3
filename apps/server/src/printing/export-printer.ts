import { extname, join } from "node:path";
import type { Design } from "@tessera/engine";
import { Piscina } from "piscina";
import { createRetryError } from "#errors/api-error.ts";
import { Turns } from "#turns/turns.ts";
import type { PackedFile } from "./pack-files.ts";
import { printTokens, type ExportJob, type PrintJob } from "./print-export.ts";

type Pool = Piscina<ExportJob, PackedFile | undefined>;

/** Prints exports; those of many tokens run in a worker thread. */
type DesignJob = PrintJob & { readonly design: Design };

/** Prints exports; those of many tokens beside the event loop. */
export type ExportPrinter = {
  /** Prints a job of an organization; undefined when the format has no such file. */
  print(organizationId: string, job: DesignJob): Promise<PackedFile | undefined>;
  close(): Promise<void>;
};

/** A recipe with more characters of JSON counts as large, independent of its tokens. */
const largeRecipeLetters = 8 << 10;
/** From this many tokens on, a format may take tens of milliseconds. */
const largeSetTokens = 400;
const mostWaiting = 32;
const longestWaitMs = 10_000;
const idleMs = 60_000;
const printDeadlineMs = 20_000;
const workerMegabytes = 512;

/**
 * Creates a printer. Large token sets are printed in one worker thread, one job of an organization after the
 * other, so that they block neither the event loop nor another organization; with 32 waiting jobs
 * it throws `unavailable`.
 */
export function createExportPrinter(deadlineMs = printDeadlineMs): ExportPrinter {
  const turns = new Turns(longestWaitMs);
  let pool: Pool | undefined;
  return {
    async print(organizationId, job) {
      if (isSmall(job)) return printTokens(job.design, job);
      const workers = (pool ??= startPool());
      return turns.run(organizationId, () => {
        if (workers.queueSize >= mostWaiting) throw createRetryError("unavailable", 1);
        const { design, ...print } = job;
        return runUntil(workers, { ...print, recipe: design.recipe }, deadlineMs);
      });
    },
    async close() {
      await pool?.destroy();
    },
  };
}

/** Generates the tokens of a job for the event loop; undefined for a job that belongs in the worker. */
function isSmall({ design, formatId }: DesignJob): boolean {
  return (
    formatId !== "zip" &&
    design.tokens.size < largeSetTokens &&
    JSON.stringify(design.recipe).length < largeRecipeLetters
  );
}

/** Runs a job in the worker; after the deadline it ends the thread and throws `unavailable`. */
async function runUntil(pool: Pool, job: ExportJob, deadlineMs: number) {
  try {
    return await pool.run(job, { signal: AbortSignal.timeout(deadlineMs) });
  } catch (error) {
    const isTooLong = error instanceof Error && error.name === "AbortError";
    throw isTooLong ? createRetryError("unavailable", 1) : error;
  }
}

function startPool(): Pool {
  return new Piscina({
    // The worker is a TypeScript file beside this one, or JavaScript in the same folder of the build.
    filename: join(import.meta.dirname, `print-worker${extname(import.meta.filename)}`),
    minThreads: 0,
    maxThreads: 1,
    idleTimeout: idleMs,
    resourceLimits: { maxOldGenerationSizeMb: workerMegabytes },
  });
}
