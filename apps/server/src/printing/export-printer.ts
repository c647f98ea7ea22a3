import { join } from "node:path";
import { Piscina } from "piscina";
import { retryLater } from "#errors/api-error.ts";
import { Turns } from "#turns/turns.ts";
import type { PackedFile } from "./pack-files.ts";
import { printExport, type ExportJob } from "./print-export.ts";

/** Prints exports; those of large recipes beside the event loop. */
export type ExportPrinter = {
  /** Prints a job of an organization; undefined when the format has no such file. */
  print(organizationId: string, job: ExportJob): Promise<PackedFile | undefined>;
  close(): Promise<void>;
};

/** From this length of a recipe's JSON on, all formats at once may take more than 100 ms. */
const leastLetters = 8 << 10;
const mostWaiting = 32;
const longestWaitMs = 10_000;
const idleMs = 60_000;

/**
 * Makes a printer. Large recipes are printed in one worker thread, one job of an organization after the
 * other, so that neither the event loop nor another organization waits for them; beyond 32 jobs that wait
 * it throws `unavailable`.
 */
export function makeExportPrinter(): ExportPrinter {
  const turns = new Turns(longestWaitMs);
  let pool: Piscina<ExportJob, PackedFile | undefined> | undefined;
  return {
    async print(organizationId, job) {
      if (JSON.stringify(job.recipe).length < leastLetters) return printExport(job);
      const workers = (pool ??= startPool());
      return turns.run(organizationId, () => {
        if (workers.queueSize >= mostWaiting) throw retryLater("unavailable", 1);
        return workers.run(job);
      });
    },
    async close() {
      await pool?.destroy();
    },
  };
}

function startPool(): Piscina<ExportJob, PackedFile | undefined> {
  return new Piscina({
    filename: join(import.meta.dirname, "print-worker.ts"),
    minThreads: 0,
    maxThreads: 1,
    idleTimeout: idleMs,
  });
}
