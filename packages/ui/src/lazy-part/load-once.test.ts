import { expect, test } from "vitest";
import { loadOnce } from "./load-once.ts";

const part = { name: "palette" };

/** Creates a loader that fails a number of times, and counts its attempts. */
function failing(failures: number) {
  let attempts = 0;
  const once = loadOnce(async () => {
    attempts += 1;
    if (attempts <= failures) throw new TypeError("Failed to fetch dynamically imported module");
    return part;
  });
  return { ...once, countAttempts: () => attempts };
}

test("loads once for all requests, and returns the value synchronously from then on", async () => {
  const { load, read, countAttempts } = failing(0);
  expect(read()).toBeUndefined();
  expect(await Promise.all([load(), load()])).toEqual([part, part]);
  expect(await load()).toBe(part);
  expect(read()).toBe(part);
  expect(countAttempts()).toBe(1);
});

test("rejects every waiting request on a failure, and retries at the next request", async () => {
  const { load, read, countAttempts } = failing(2);
  const [one, other] = await Promise.allSettled([load(), load()]);
  expect([one?.status, other?.status]).toEqual(["rejected", "rejected"]);
  expect(countAttempts()).toBe(1);
  await expect(load()).rejects.toThrow("Failed to fetch");
  expect(read()).toBeUndefined();
  expect(await load()).toBe(part);
  expect(countAttempts()).toBe(3);
});
