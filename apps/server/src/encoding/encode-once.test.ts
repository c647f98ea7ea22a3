import { expect, test, vi } from "vitest";
import { encodeOnce } from "./encode-once.ts";

test("prints a text once, and encodes it once in each encoding", async () => {
  const print = vi.fn(() => "a { color: red }\n".repeat(200));
  const encode = encodeOnce(print);
  expect(print).not.toHaveBeenCalled();
  const [first, again, other] = await Promise.all([encode("br"), encode("br"), encode("gzip")]);
  expect(again).toBe(first);
  expect([first.encoding, other.encoding]).toEqual(["br", "gzip"]);
  expect(print).toHaveBeenCalledOnce();
});
