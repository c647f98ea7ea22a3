import { makeSchedule } from "./schedule.ts";
import type { Kind, Rate } from "./schedule.ts";
import { sendOnSchedule } from "./send-on-schedule.ts";
import type { Sent } from "./send-on-schedule.ts";
import type { Ask } from "../send-requests.ts";
import type { Use } from "./process-use.ts";

/** What was measured under one load, and the load's name in the tables. */
export type Measured = Sent & {
  readonly load: string;
  readonly before: Use | undefined;
  readonly after: Use | undefined;
};

/** How one rate is measured. */
export type Plan = {
  readonly times: number;
  readonly warmUpSeconds: number;
  readonly seconds: number;
  readonly makeAsk: (kind: Kind) => Ask;
  readonly random: () => number;
  readonly readUse: () => Use | undefined;
  readonly signal: AbortSignal;
};

/** The load that the promises are made for. */
const usual: Rate = { read: 200, write: 20 };

/** Sends so many times the usual load, first without measuring, then measured. */
export async function measureRate(plan: Plan): Promise<Measured> {
  const { times, makeAsk, random, signal } = plan;
  const rate = { read: usual.read * times, write: usual.write * times };
  await sendOnSchedule(makeSchedule(rate, plan.warmUpSeconds, random), makeAsk, signal);
  const before = plan.readUse();
  const sent = await sendOnSchedule(makeSchedule(rate, plan.seconds, random), makeAsk, signal);
  return { load: `${times} ×`, before, ...sent, after: plan.readUse() };
}
