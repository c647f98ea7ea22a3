import { markPrefix } from "./watch-shown.ts";
import type { Gesture } from "./gesture.ts";

/** The trace categories that the thread times need. */
export const traceCategories = [
  "devtools.timeline",
  "disabled-by-default-devtools.timeline",
  "blink.user_timing",
];

/** Thread time of the renderer's main thread during a gesture, without waiting. */
export type ThreadTime = {
  /**
   * The thread time of all tasks from the start of each event's task to the commit of the frame that
   * shows it. Events that share a frame each count the whole frame, because each waits for it.
   */
  readonly eventMs: readonly number[];
  readonly taskMs: readonly number[];
};

/** A trace event; times are in microseconds, `tts` and `tdur` those of the thread's processor time. */
type TraceEvent = {
  readonly name: string;
  readonly pid: number;
  readonly tid: number;
  readonly ts: number;
  readonly dur?: number;
  readonly tts?: number;
  readonly tdur?: number;
  readonly args?: { readonly data?: { readonly type?: string } };
};

/** Reads the thread times of a gesture from its trace. */
export function readThreadTime(trace: Buffer, { type }: Gesture): ThreadTime {
  const { traceEvents } = JSON.parse(trace.toString()) as { traceEvents: readonly TraceEvent[] };
  const isInput = ({ name, args }: TraceEvent) =>
    name === "EventDispatch" && args?.data?.type === type;
  const input = traceEvents.find(isInput);
  const thread = traceEvents
    .filter(({ pid, tid }) => pid === input?.pid && tid === input.tid)
    .toSorted((one, other) => one.ts - other.ts);
  const tasks = thread.filter(({ name }) => name === "RunTask");
  const commits = thread.filter(({ name }) => name === "Commit");
  const marks = thread.filter(({ name }) => name.startsWith(markPrefix));
  const startedAt = marks[0]?.ts ?? Number.NaN;
  const shownCount = countOf(marks.at(-1));
  const events = thread.filter((event) => isInput(event) && event.ts > startedAt);
  const eventMs = events.slice(0, shownCount).map((event, index) => {
    const task = tasks.findLast(({ ts }) => ts <= event.ts);
    const mark = marks.find((each) => countOf(each) > index);
    const commit = mark && commits.find(({ ts }) => ts >= mark.ts);
    if (!task || !commit) throw new Error(`The trace has no frame for ${type} ${index + 1}`);
    return sumBetween(tasks, task, commit) / 1000;
  });
  if (eventMs.length === 0) throw new Error(`The trace has no ${type}`);
  if (!tasks.some(({ tdur = 0 }) => tdur > 0))
    throw new Error("The trace has no thread time of tasks");
  return {
    eventMs,
    taskMs: tasks
      .filter(({ ts, dur = 0 }) => ts + dur > startedAt)
      .map(({ tdur = 0 }) => tdur / 1000),
  };
}

/**
 * Adds up the thread time of the tasks from the start of one to the end of a commit. The time between
 * tasks does not count: a slowed thread also uses its processor while it waits.
 */
function sumBetween(tasks: readonly TraceEvent[], first: TraceEvent, commit: TraceEvent): number {
  const within = tasks.filter(({ ts }) => ts >= first.ts && ts <= commit.ts);
  const last = within.at(-1) ?? first;
  const before = within.slice(0, -1).reduce((sum, { tdur = 0 }) => sum + tdur, 0);
  return before + cpuOf(commit, "end") - cpuOf(last, "start");
}

/** Returns the number of shown events in a mark. */
function countOf(mark: TraceEvent | undefined): number {
  return Number(mark?.name.slice(markPrefix.length));
}

function cpuOf({ name, tts, tdur }: TraceEvent, edge: "start" | "end"): number {
  if (tts === undefined || tdur === undefined)
    throw new Error(`The trace has no thread time of ${name}`);
  return edge === "start" ? tts : tts + tdur;
}
