import type { TestPerson } from "./factories.ts";

/** A received event. */
export type TestEvent = { readonly id?: string; readonly event: string; readonly data: unknown };

/** An open stream of a test. */
export type TestStream = {
  readonly status: number;
  /** Every event so far. */
  readonly events: TestEvent[];
  /** Resolves when the server ends the stream. */
  readonly ended: Promise<void>;
  close(): void;
};

/** Opens a stream over HTTP and collects its events. */
export async function readStream(
  origin: string,
  path: string,
  { headers }: TestPerson,
  lastEventId?: string,
): Promise<TestStream> {
  const aborting = new AbortController();
  const response = await fetch(`${origin}/api/v1${path}`, {
    signal: aborting.signal,
    headers: { ...headers, ...(lastEventId !== undefined && { "last-event-id": lastEventId }) },
  });
  const events: TestEvent[] = [];
  const { status, body } = response;
  const ended = status === 200 && body ? collect(body, events) : Promise.resolve();
  return { status, events, ended, close: () => aborting.abort() };
}

async function collect(body: ReadableStream<Uint8Array>, events: TestEvent[]): Promise<void> {
  const decoder = new TextDecoder();
  let rest = "";
  try {
    for await (const bytes of body) {
      const blocks = (rest + decoder.decode(bytes, { stream: true })).split("\n\n");
      rest = blocks.pop() ?? "";
      events.push(...blocks.flatMap(parseBlock));
    }
  } catch {
    // The test has closed the stream.
  }
}

function parseBlock(block: string): readonly TestEvent[] {
  const find = (name: string) => new RegExp(`^${name}: (.*)$`, "m").exec(block)?.[1];
  const [id, event, data] = [find("id"), find("event"), find("data")];
  if (event === undefined || data === undefined) return [];
  return [{ ...(id !== undefined && { id }), event, data: JSON.parse(data) as unknown }];
}
