import { describeForLog } from "#errors/describe-for-log.ts";

/** Logs errors of idle connections; the next call opens a new one. */
export function logError(error: unknown): void {
  const line = { level: 50, time: new Date().toISOString(), error: describeForLog(error) };
  process.stderr.write(`${JSON.stringify({ ...line, msg: "connection" })}\n`);
}
