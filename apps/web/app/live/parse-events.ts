/** One server-sent event with its data, which is JSON. */
export type LiveEvent = {
  readonly id?: string | undefined;
  readonly event: string;
  readonly data: unknown;
};

/** The events that a text completes, and the incomplete rest of the text. */
export type ParsedEvents = { readonly events: readonly LiveEvent[]; readonly rest: string };

/** Parses the complete events of a text in the format of `text/event-stream`; drops what is not JSON. */
export function parseEvents(text: string): ParsedEvents {
  const blocks = text.replaceAll(/\r\n?/g, "\n").split("\n\n");
  const rest = blocks.pop() ?? "";
  return { events: blocks.flatMap(parseBlock), rest };
}

function parseBlock(block: string): readonly LiveEvent[] {
  const fields = block.split("\n").map(parseField);
  const find = (name: string) => fields.findLast((field) => field.name === name)?.value;
  const [id, event] = [find("id"), find("event")];
  const data = fields.flatMap(({ name, value }) => (name === "data" ? [value] : [])).join("\n");
  if (event === undefined || data === "") return [];
  try {
    return [{ ...(id !== undefined && { id }), event, data: JSON.parse(data) as unknown }];
  } catch {
    return [];
  }
}

/** Parses a line such as `event: saved`; a comment has an empty name. */
function parseField(line: string): { readonly name: string; readonly value: string } {
  const colon = line.indexOf(":");
  if (colon < 0) return { name: line, value: "" };
  const value = line.slice(colon + 1);
  return { name: line.slice(0, colon), value: value.startsWith(" ") ? value.slice(1) : value };
}
