import { createSchedule } from "./schedule.ts";
import type { Kind, Rate } from "./schedule.ts";
import { sendOnSchedule } from "./send-on-schedule.ts";
import type { Sent } from "./send-on-schedule.ts";
import type { HttpRequest } from "../send-requests.ts";
import type { Use } from "./process-use.ts";

/** The measurement of one load, and the load's name in the tables. */
export type Measured = Sent & {
  readonly load: string;
  readonly before: Use | undefined;
  readonly after: Use | undefined;
};

/** The settings of a measurement. */
export type Plan = {
  readonly times: number;
  readonly warmUpSeconds: number;
  readonly seconds: number;
  readonly createRequest: (kind: Kind) => HttpRequest;
  readonly random: () => number;
  readonly readUse: () => Use | undefined;
  readonly signal: AbortSignal;
};

/** The load of the targets. */
const usual: Rate = { read: 200, write: 20 };

/** Sends a multiple of the usual load, first to warm up, then measured. */
export async function measureRate(plan: Plan): Promise<Measured> {
  const { times, createRequest, random, signal } = plan;
  const rate = { read: usual.read * times, write: usual.write * times };
  await sendOnSchedule(createSchedule(rate, plan.warmUpSeconds, random), createRequest, signal);
  const before = plan.readUse();
  const sent = await sendOnSchedule(
    createSchedule(rate, plan.seconds, random),
    createRequest,
    signal,
  );
  return { load: `${times} ×`, before, ...sent, after: plan.readUse() };
}
