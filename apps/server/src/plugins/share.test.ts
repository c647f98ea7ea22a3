import { expect, test } from "vitest";
import { Share } from "./share.ts";

test("limits each key, and releases a slot once", () => {
  const share = new Share(2);
  const [first, second] = [share.take("a"), share.take("a")];
  expect(() => share.take("a")).toThrow(expect.objectContaining({ code: "tooMany" }));
  share.take("b");
  first();
  first();
  share.take("a");
  expect(() => share.take("a")).toThrow();
  second();
  share.take("a");
});
