import { afterEach, beforeEach, expect, test } from "vitest";
import { callOperation } from "./call-operation.ts";
import { createLogCheck, type LogCheck } from "./log-check.ts";
import { goodPassword, registerPerson } from "./register-person.ts";
import { startTestApp, type TestApp } from "./start-test-app.ts";

let server: TestApp;
let check: LogCheck;
beforeEach(async () => {
  server = await startTestApp();
  check = createLogCheck();
  check.watch(server.app);
});
afterEach(() => server.close());

const finish = () => check.finish(server.mailbox.mails);
const log = (line: object) => check.addLine(JSON.stringify(line));

test.each(["accessToken", "refreshToken"] as const)("finds the %s of an answer", async (name) => {
  const person = await registerPerson(server);
  expect(finish).not.toThrow();
  log({ cause: { text: `Bearer ${person[name]}, refused` } });
  expect(finish).toThrow(`The log contains ${name}.`);
});

test("finds the password of a call", async () => {
  await registerPerson(server);
  log({ values: [goodPassword] });
  expect(finish).toThrow("The log contains password.");
});

test("finds a code that was mailed, but not its digits in a number or a request id", async () => {
  const { user } = await registerPerson(server);
  const code = await server.mailbox.waitForCode(user.email);
  log({ ms: Number(`1${code}`), time: Number(code), reqId: code });
  expect(finish).not.toThrow();
  log({ text: `code ${code}` });
  expect(finish).toThrow(/^The log contains code of "/);
});

test("finds an API key in the header of a call and in the answer that created it", async () => {
  const { accessToken } = await registerPerson(server);
  const headers = { authorization: `Bearer ${accessToken}` };
  const body = { name: "CI", scope: "read" };
  const created = await callOperation(server, "createApiKey", { headers, body });
  const { key } = created.json<{ data: { key: string } }>().data;
  log({ stack: [`at read (${key})`] });
  expect(finish).toThrow("The log contains key.");
});
