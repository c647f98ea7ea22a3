import { vi } from "vitest";
import type { TestApp } from "./start-test-app.ts";

/** Runs `act` right before the next transaction whose turn has a prefix, and returns what the call returns. */
export async function actBeforeTurn<Result>(
  server: TestApp,
  turnPrefix: string,
  act: () => Promise<unknown>,
  call: () => Promise<Result>,
): Promise<Result> {
  const { database } = server.services;
  const { transactionInTurn } = database;
  const inTurn = vi.spyOn(database, "transactionInTurn");
  let hasActed = false;
  inTurn.mockImplementation(async (turn, tenant, work) => {
    if (turn.startsWith(turnPrefix)) {
      inTurn.mockRestore();
      hasActed = true;
      await act();
    }
    return transactionInTurn(turn, tenant, work);
  });
  const result = await call().finally(() => inTurn.mockRestore());
  if (!hasActed) throw new Error(`No transaction had a turn of "${turnPrefix}".`);
  return result;
}
