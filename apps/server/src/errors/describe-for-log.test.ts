import { expect, test } from "vitest";
import { openJobs } from "#jobs/jobs.ts";
import { queues } from "#jobs/queues.ts";
import { createTestDatabase } from "#testing/test-database.ts";
import { describeForLog } from "./describe-for-log.ts";

const canary = "canary-that-never-sings";

test("names an error, its code and its stack frames, and those of its causes", () => {
  const cause = Object.assign(new TypeError(canary), { code: "42P01", detail: canary });
  const error = new RangeError(canary, { cause });
  const described = describeForLog(error);
  expect(described).toMatchObject({
    name: "RangeError",
    cause: { name: "TypeError", code: "42P01" },
  });
  expect(described.stack[0]).toMatch(/^at .*describe-for-log\.test\.ts/);
  expect(JSON.stringify(described)).not.toContain(canary);
});

test("does not mistake a line of a message for a stack frame", () => {
  const described = describeForLog(new Error(`first\n    at ${canary} $& (a.ts:1:1)`));
  expect(described.stack.length).toBeGreaterThan(0);
  expect(JSON.stringify(described)).not.toContain(canary);
});

test("names the errors of an AggregateError", () => {
  const refused = Object.assign(new Error(canary), { code: "ECONNREFUSED" });
  const error = new AggregateError([refused, new TypeError(canary), canary], canary);
  expect(describeForLog(error)).toMatchObject({
    name: "AggregateError",
    errors: [{ name: "Error", code: "ECONNREFUSED" }, { name: "TypeError" }, { name: "string" }],
  });
  expect(JSON.stringify(describeForLog(error))).not.toContain(canary);
});

test.each([
  [undefined, "undefined"],
  [null, "object"],
  [canary, "string"],
  [{}, "object"],
  [{ name: `a sentence with ${canary}`, code: `${canary}: 1`, stack: canary }, "object"],
  [{ message: canary, stack: `${canary}\n    at run (a.ts:1:1)` }, "object"],
  [{ message: canary, stack: `TypeError: ${canary}\n    at run (a.ts:1:1)` }, "TypeError"],
])("describes %o as %s, without the values in it", (error, name) => {
  const described = describeForLog(error);
  expect(described.name).toBe(name);
  expect(JSON.stringify(described)).not.toContain(canary);
});

test("names the code, queue and stack frames of an error that pg-boss reports", async () => {
  const database = await createTestDatabase();
  const nothing = async () => undefined;
  const reported = Promise.withResolvers<Error>();
  const jobs = await openJobs(database.url, (error) => {
    if (!(error instanceof Error)) reported.resolve(error);
  });
  await jobs.work({
    "mail-registration": nothing,
    "mail-password-reset": () => Promise.resolve(undefined),
    "mail-password-changed": () => Promise.resolve(undefined),
    "mail-login-changed": async () => undefined,
    "mail-email-change": () => Promise.resolve(undefined),
    "mail-email-changed": () => Promise.resolve(undefined),
    "forget-person": nothing,
    "audit-refusal": nothing,
    "mail-invitation": nothing,
    "notify-invited": nothing,
    "mail-feedback": nothing,
    "mail-contact": nothing,
    "mail-notification": nothing,
    "delete-old-rows": nothing,
    "delete-organizations": nothing,
    "mail-billing": nothing,
    "apply-payment-event": nothing,
    "end-subscription": nothing,
    "set-renewal": nothing,
    "reconcile-payments": nothing,
    "sweep-expired": nothing,
  });
  await database.drop();
  const described = describeForLog(await reported.promise);
  await jobs.stop();
  expect(described.name).toBe("error");
  expect(described.code).toMatch(/^(?:3D000|57P01)$/);
  const names = [...Object.keys(queues), expect.stringMatching(/^__pgboss__./)];
  expect(names).toContainEqual(described.queue);
  expect(described.stack[0]).toMatch(/^at /);
  expect(JSON.stringify(described)).not.toMatch(/does not exist|terminating connection/);
});
