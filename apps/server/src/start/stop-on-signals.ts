const signals = ["SIGINT", "SIGTERM", "SIGHUP"] as const;
/** Ctrl-C arrives twice, from the terminal and from npm; within this time it counts once. */
const repeatedSignalMs = 1_000;
const longestStopMs = 14_000;

/** Stops gracefully at the first signal, and immediately at a later one or when the stop takes too long. */
export function stopOnSignals(stop: () => Promise<void>): void {
  let firstAt: number | undefined;
  const onSignal = () => {
    if (firstAt === undefined) {
      firstAt = Date.now();
      void stopAndExit(stop);
    } else if (Date.now() - firstAt > repeatedSignalMs) {
      process.exit(1);
    }
  };
  for (const signal of signals) process.on(signal, onSignal);
}

async function stopAndExit(stop: () => Promise<void>): Promise<void> {
  setTimeout(() => process.exit(1), longestStopMs).unref();
  try {
    await stop();
    process.exit(0);
  } catch {
    process.exit(1);
  }
}
