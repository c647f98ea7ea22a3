import { expect, test } from "vitest";
import { parseEvents } from "./parse-events.ts";

test("parses complete events, and keeps the rest for later", () => {
  const text = 'retry: 1000\n\n:\n\nid: 4\nevent: saved\ndata: {"revision":4}\n\nevent: unr';
  expect(parseEvents(text)).toEqual({
    events: [{ id: "4", event: "saved", data: { revision: 4 } }],
    rest: "event: unr",
  });
});

test("joins lines of data, and accepts every end of a line", () => {
  const text = 'event: unread\r\ndata: {"unread":\r\ndata:2}\r\n\r\n';
  expect(parseEvents(text).events).toEqual([{ event: "unread", data: { unread: 2 } }]);
});

test("drops events without data, and with data that is not JSON", () => {
  expect(parseEvents("event: a\n\nevent: b\ndata: no\n\ndata: 1\n\n").events).toEqual([]);
});
