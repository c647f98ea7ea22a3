import { expect, test } from "vitest";
import { Share } from "./share.ts";

test("gives each key its places, and a place back once", () => {
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
