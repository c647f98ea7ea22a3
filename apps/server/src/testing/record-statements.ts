import { AsyncLocalStorage } from "node:async_hooks";
import pg from "pg";
import { vi } from "vitest";

const recording = new AsyncLocalStorage<string[]>();

/** Records the statements that a call sends to PostgreSQL, without those of jobs that run meanwhile. */
export async function recordStatements(call: () => Promise<unknown>): Promise<readonly string[]> {
  const send = pg.Client.prototype.query;
  const spy = vi.spyOn(pg.Client.prototype, "query");
  spy.mockImplementation(function (this: pg.Client, ...parts: unknown[]) {
    recording.getStore()?.push(textOf(parts[0]));
    return Reflect.apply(send, this, parts);
  });
  const statements: string[] = [];
  try {
    // An injected request starts when it is awaited.
    await recording.run(statements, async () => await call());
  } finally {
    spy.mockRestore();
  }
  return statements;
}

function textOf(query: unknown): string {
  if (typeof query === "string") return query;
  return typeof query === "object" && query !== null && "text" in query ? String(query.text) : "";
}
