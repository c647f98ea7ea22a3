import { vi } from "vitest";
import type { Uuid } from "#ids/uuid.ts";
import { setTestPlan } from "./factories.ts";
import type { TestApp } from "./start-test-app.ts";

/** Moves an organization to Free right before the turn of the next call that waits for one, and returns what the call returns. */
export async function downgradeBeforeTurn<Result>(
  server: TestApp,
  organizationId: Uuid,
  call: () => Promise<Result>,
): Promise<Result> {
  const { database } = server.services;
  const { transactionInTurn } = database;
  const inTurn = vi.spyOn(database, "transactionInTurn");
  inTurn.mockImplementationOnce(async (turn, tenant, work) => {
    await setTestPlan(server, organizationId, "free");
    return transactionInTurn(turn, tenant, work);
  });
  try {
    return await call();
  } finally {
    inTurn.mockRestore();
  }
}
