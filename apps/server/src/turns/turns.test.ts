import fc from "fast-check";
import { expect, test } from "vitest";
import { Turns } from "./turns.ts";

test("work of one key runs one at a time and in order, also after failures", async () => {
  const jobs = fc.array(fc.record({ key: fc.constantFrom("a", "b"), fails: fc.boolean() }), {
    minLength: 1,
    maxLength: 20,
  });
  await fc.assert(
    fc.asyncProperty(fc.scheduler(), jobs, async (scheduler, given) => {
      const turns = new Turns();
      const running = new Set<string>();
      const started: Record<string, number[]> = { a: [], b: [] };
      const all = given.map(({ key, fails }, index) =>
        turns.run(key, async () => {
          expect(running.has(key)).toBe(false);
          running.add(key);
          started[key]?.push(index);
          await scheduler.schedule(Promise.resolve());
          running.delete(key);
          if (fails) throw new Error("It failed.");
          return index;
        }),
      );
      const outcomes = Promise.allSettled(all);
      await scheduler.waitFor(outcomes);
      for (const [index, outcome] of (await outcomes).entries()) {
        expect(outcome.status).toBe(given[index]?.fails ? "rejected" : "fulfilled");
      }
      for (const order of Object.values(started)) {
        expect(order).toEqual(order.toSorted((one, other) => one - other));
      }
    }),
    { seed: 42, numRuns: 50 },
  );
});

test("work that waits too long is refused, and the rest continues", async () => {
  const turns = new Turns();
  const { promise: end, resolve } = Promise.withResolvers<void>();
  const first = turns.run("key", () => end);
  await expect(turns.run("key", () => Promise.resolve())).rejects.toMatchObject({
    code: "unavailable",
  });
  const third = turns.run("key", () => Promise.resolve("done"));
  resolve();
  await first;
  expect(await third).toBe("done");
});

test("work that finds the database unavailable fails all waiting work, and later work runs", async () => {
  const turns = new Turns();
  const { promise: away, reject } = Promise.withResolvers<void>();
  const first = turns.run("key", () => away);
  const others = Array.from({ length: 3 }, () => turns.run("key", () => Promise.resolve()));
  const outcomes = Promise.allSettled([first, ...others]);
  reject(new Error("Query read timeout"));
  expect((await outcomes).map(({ status }) => status)).toEqual(Array(4).fill("rejected"));
  expect(await turns.run("key", () => Promise.resolve("done"))).toBe("done");
});
