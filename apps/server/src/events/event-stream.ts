import type { Topic } from "./event-channel.ts";

/** One server-sent event; one with an id moves the cursor of its stream. */
export type StreamEvent = {
  readonly id?: string;
  readonly event: string;
  readonly data: unknown;
};

/** The parts of a stream that it reads together. */
export type StreamPart = {
  readonly events: readonly StreamEvent[];
  /** True when there may be more, which is read soon. */
  readonly isBehind: boolean;
};

/** The events of a stream: what wakes it, and what is new since its cursor. */
export type EventSource = {
  readonly topics: readonly Topic[];
  /** Returns the events after an id; also called in intervals without an announcement. */
  readonly read: (after: string | undefined) => Promise<StreamPart>;
  /** Called once, when the stream has ended. */
  readonly close?: () => Promise<void>;
};

/** Prints an event in the format of `text/event-stream`. */
export function printEvent({ id, event, data }: StreamEvent): string {
  const lines = [`event: ${event}`, `data: ${JSON.stringify(data)}`];
  return `${[...(id === undefined ? [] : [`id: ${id}`]), ...lines].join("\n")}\n\n`;
}
