import type { Figure } from "../figure.ts";
import { findPercentile } from "../load/percentile.ts";
import { median } from "../measure-pairs.ts";
import type { Measured } from "./measure-gesture.ts";

const longTaskMs = 50;
/** A queue grows when the median latency of the last quarter exceeds this multiple of the first's. */
const mostGrowth = 1.5;

type Limits = readonly [median: number, p95: number];

/** Returns the thread time of the events, median and 95th percentile, against its limits. */
export function threadTimeOf(name: string, measured: Measured, limits: Limits): Figure {
  const eventMs = measured.threadTimes.flatMap((each) => each.eventMs);
  return timesOf(`${name}: thread time to the frame`, eventMs, limits);
}

/** Returns the latency of the events by the clock, median and 95th percentile, against its limits. */
export function clockTimeOf(name: string, measured: Measured, limits: Limits): Figure {
  const figure = timesOf(`${name}: by the clock`, measured.latenciesMs.flat(), limits);
  return { ...figure, peer: `${Math.round(measured.frameShare * 100)} frames for 100 inputs` };
}

/** Returns the thread time of the longest task; none may exceed 50 ms. */
export function longestTaskOf(name: string, { threadTimes }: Measured): Figure {
  const taskMs = threadTimes.flatMap((each) => each.taskMs);
  const longMs = taskMs.filter((ms) => ms > longTaskMs);
  return {
    name: `${name}: thread time of the longest task`,
    value: `${Math.max(...taskMs).toFixed(1)} ms`,
    peer: `${longMs.length} tasks over ${longTaskMs} ms in ${threadTimes.length} rounds`,
    target: { text: `at most ${longTaskMs} ms`, isMet: longMs.length === 0 },
  };
}

/** Returns how the latency by the clock grows from the first quarter of the events to the last. */
export function queueGrowthOf(name: string, { latenciesMs }: Measured): Figure {
  const growth = median(
    latenciesMs.map((round) => {
      const quarter = Math.ceil(round.length / 4);
      return median(round.slice(-quarter)) / median(round.slice(0, quarter));
    }),
  );
  return {
    name: `${name}: latency of the last quarter / the first`,
    value: growth.toFixed(1),
    peer: `${median(latenciesMs.flat()).toFixed(0)} ms by the clock`,
    target: { text: `at most ${mostGrowth}`, isMet: growth <= mostGrowth },
  };
}

function timesOf(name: string, times: readonly number[], [most, mostLate]: Limits): Figure {
  const middle = median(times);
  const late = findPercentile(times, 0.95) ?? Number.NaN;
  return {
    name: `${name}, median, p95`,
    value: `${middle.toFixed(1)}, ${late.toFixed(1)} ms`,
    target: {
      text: `at most ${most}, ${mostLate} ms`,
      isMet: middle <= most && late <= mostLate,
    },
  };
}
