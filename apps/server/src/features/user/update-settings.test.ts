import { afterAll, beforeAll, expect, test } from "vitest";
import { callOperation, outcomeOf } from "#testing/call-operation.ts";
import { createPerson, type TestPerson } from "#testing/factories.ts";
import { startTestApp, type TestApp } from "#testing/start-test-app.ts";

let server: TestApp;
beforeAll(async () => {
  server = await startTestApp();
});
afterAll(() => server.close());

function update({ headers }: TestPerson, body: object) {
  return callOperation(server, "updateSettings", { body, headers });
}

async function getSettings({ headers }: TestPerson) {
  return (await callOperation(server, "getUser", { headers })).json().data.settings;
}

test("changes the given settings and leaves the others", async () => {
  const person = await createPerson(server);
  expect(await getSettings(person)).toEqual({ locale: "en" });
  const first = { colorScheme: "light", densityMode: "compact" };
  const answer = await update(person, first);
  expect(outcomeOf(answer)).toBe("200");
  expect(answer.json().data.settings).toEqual({ locale: "en", ...first });
  const rest = {
    locale: "tr",
    product: "backoffice",
    contentDirection: "horizontal",
    contentWidth: "full",
    navigationType: "collapsed",
  };
  await update(person, { ...rest, colorScheme: "system" });
  const all = { ...first, ...rest, colorScheme: "system" };
  expect(await getSettings(person)).toEqual(all);
  expect(outcomeOf(await update(person, {}))).toBe("200");
  expect(await getSettings(person)).toEqual(all);
});

test("keeps both of two concurrent changes", async () => {
  const person = await createPerson(server);
  const changes = [{ colorScheme: "light" }, { contentWidth: "full" }, { locale: "tr" }];
  await Promise.all(changes.map((change) => update(person, change)));
  expect(await getSettings(person)).toEqual(Object.assign({}, ...changes));
});

test("changes only the account of the caller", async () => {
  const [person, other] = [await createPerson(server), await createPerson(server)];
  await update(person, { locale: "tr", colorScheme: "light" });
  expect(await getSettings(other)).toEqual({ locale: "en" });
});

test.each([
  ["colorScheme", { colorScheme: "neon" }],
  ["colorScheme", { colorScheme: null }],
  ["contentDirection", { contentDirection: "<svg>" }],
  ["locale", { locale: "de" }],
  ["body", { version: "1.0.0" }],
])("refuses an invalid %s: %o", async (field, body) => {
  const person = await createPerson(server);
  const answer = await update(person, { contentWidth: "full", ...body });
  expect(outcomeOf(answer)).toBe("422 invalid");
  expect(Object.keys(answer.json().meta.fields)).toEqual([field]);
  expect(await getSettings(person)).toEqual({ locale: "en" });
});
