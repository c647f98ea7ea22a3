import { randomBytes } from "node:crypto";
import { expect, test } from "vitest";
import { openText, sealText } from "./sealed-text.ts";

const [current, previous] = [randomBytes(32), randomBytes(32)];

test("opens a text with its key, also when that is the previous one", () => {
  const sealed = sealText([previous], "a secret", "owner");
  expect(sealed.sealed).not.toContain("secret");
  expect(openText([current, previous], sealed, "owner")).toBe("a secret");
  expect(openText([current], sealed, "owner")).toBeUndefined();
});

test("refuses a text of another owner, and a changed one", () => {
  const sealed = sealText([current], "a secret", "owner");
  expect(() => openText([current], sealed, "stranger")).toThrow();
  const bytes = Buffer.from(sealed.sealed, "base64url");
  bytes[bytes.length - 1] = (bytes.at(-1) ?? 0) ^ 1;
  const changed = { ...sealed, sealed: bytes.toString("base64url") };
  expect(() => openText([current], changed, "owner")).toThrow();
});

test("seals the same text differently each time", () => {
  const seal = () => sealText([current], "a secret", "owner").sealed;
  expect(seal()).not.toBe(seal());
});
