import { expect, test } from "vitest";
import { createAppSecret, findCodeStep, printAppAddress } from "./app-codes.ts";

/** The secret "12345678901234567890" of the test vectors in RFC 6238, appendix B. */
const secret = "GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ";

test.each([
  [59, "287082"],
  [1_111_111_109, "081804"],
  [1_234_567_890, "005924"],
  [20_000_000_000, "353130"],
])("accepts the code of RFC 6238 at %i s", (timeSeconds, code) => {
  expect(findCodeStep(secret, code, timeSeconds * 1000)).toBe(Math.floor(timeSeconds / 30));
});

test("accepts the code of a neighboring step and names its step, and refuses older ones", () => {
  const step = Math.floor(1_111_111_109 / 30);
  for (const seconds of [-30, 0, 30]) {
    expect(findCodeStep(secret, "081804", (1_111_111_109 + seconds) * 1000)).toBe(step);
  }
  expect(findCodeStep(secret, "081804", (1_111_111_109 + 61) * 1000)).toBeUndefined();
  expect(findCodeStep(secret, "081804", (1_111_111_109 - 61) * 1000)).toBeUndefined();
});

test("prints the address with the name of the account", () => {
  const address = new URL(printAppAddress(secret, "ada@example.test"));
  expect(address.protocol).toBe("otpauth:");
  expect(decodeURIComponent(address.pathname)).toContain("Tessera:ada@example.test");
  expect(address.searchParams.get("secret")).toBe(secret);
});

test("creates another secret of 160 bits each time", () => {
  expect(createAppSecret()).toMatch(/^[A-Z2-7]{32}$/);
  expect(createAppSecret()).not.toBe(createAppSecret());
});
