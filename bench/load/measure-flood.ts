import { operations, pathOf } from "@tessera/contract";
import type { HttpRequest } from "../send-requests.ts";
import { createRead } from "./requests.ts";
import { createFloodSaves } from "./flood-saves.ts";
import type { Measured, Plan } from "./measure-rate.ts";
import { createSteadyReads } from "./schedule.ts";
import { sendFlood } from "./send-flood.ts";
import { sendOnSchedule } from "./send-on-schedule.ts";
import type { Tenant } from "./tenants.ts";

/** The flooding tenant, the reading tenant, and the duration. */
export type FloodPlan = Omit<Plan, "times" | "createRequest"> & {
  readonly flooder: Tenant;
  readonly reader: Tenant;
};

const readsASecond = 20;
/** Three phases of reads of this length reach a user's rate limit per minute. */
const mostSeconds = 10;

/** Sends a tenant's reads alone, then during another tenant's flood of saves. */
export async function measureFlood(
  plan: FloodPlan,
): Promise<{ readonly quiet: Measured; readonly flooded: Measured }> {
  const { flooder, random, reader, readUse, signal } = plan;
  const createRequest = createReads(reader);
  const sendReads = (seconds: number) =>
    sendOnSchedule(
      createSteadyReads(readsASecond, Math.min(seconds, mostSeconds)),
      createRequest,
      signal,
    );
  const createSave = createFloodSaves(flooder, random);
  await sendReads(plan.warmUpSeconds);
  const before = readUse();
  const alone = await sendReads(plan.seconds);
  const between = readUse();
  const stopped = new AbortController();
  const flood = sendFlood(createSave, AbortSignal.any([signal, stopped.signal]));
  const beside = await sendReads(plan.seconds).finally(() => stopped.abort());
  const after = readUse();
  const outcomes = [...beside.outcomes, ...(await flood)];
  return {
    quiet: { load: "quiet", before, ...alone, after: between },
    flooded: { load: "flood", before: between, ...beside, outcomes, after },
  };
}

/** Alternates between the list of projects and the recipe. */
function createReads({ account, projectId }: Tenant): () => HttpRequest {
  const requests = [
    createRead(account, pathOf(operations.listProjects, {})),
    createRead(account, pathOf(operations.getRecipe, { projectId })),
  ] as const;
  let count = 0;
  return () => requests[count++ % 2 === 0 ? 0 : 1];
}
