import { afterAll, afterEach, beforeAll, expect, test, vi } from "vitest";
import { callOperation, outcomeOf } from "#testing/call-operation.ts";
import {
  createEmail,
  goodPassword,
  registerPerson,
  registrationOf,
} from "#testing/register-person.ts";
import { startTestApp, type TestApp } from "#testing/start-test-app.ts";

let server: TestApp;
beforeAll(async () => {
  server = await startTestApp();
});
afterAll(() => server.close());
afterEach(() => vi.restoreAllMocks());

test("a change of the email mails the current address once while the new one refuses mails", async () => {
  const { user, accessToken } = await registerPerson(server);
  const email = createEmail();
  const { mailbox } = server;
  const send = mailbox.send.bind(mailbox);
  const sending = vi.spyOn(mailbox, "send").mockImplementation(async (mail) => {
    if (mail.to === email) throw new Error("The mail server of the address is away.");
    await send(mail);
  });
  const headers = { authorization: `Bearer ${accessToken}` };
  const request = { headers, body: { email, password: goodPassword } };
  const answer = await callOperation(server, "requestEmailChange", request);
  const tries = () => sending.mock.calls.filter(([{ to }]) => to === email).length;
  await expect.poll(tries, { timeout: 60_000 }).toBeGreaterThan(1);

  sending.mockRestore();
  const newCode = await mailbox.waitForCode(email);
  expect(mailbox.mails.filter(({ to }) => to === user.email)).toHaveLength(2);
  const currentCode = await mailbox.waitForCode(user.email, 2);
  const { changeToken } = answer.json().data;
  const body = { changeToken, currentCode, newCode };
  expect(outcomeOf(await callOperation(server, "confirmEmailChange", { headers, body }))).toBe(
    "200",
  );
});

test("a registration and a reset are answered while no mail can be sent, and mailed once it can be", async () => {
  const known = (await registerPerson(server)).user.email;
  const unknown = createEmail();
  const sending = vi.spyOn(server.mailbox, "send");
  sending.mockRejectedValue(new Error("The mail server is away."));
  const registered = await callOperation(server, "register", { body: registrationOf(unknown) });
  const forgotten = await callOperation(server, "forgotPassword", { body: { email: known } });
  expect([registered, forgotten].map(outcomeOf)).toEqual(["202", "202"]);
  const tried = () => new Set(sending.mock.calls.map(([{ to }]) => to));
  await expect.poll(tried, { timeout: 60_000 }).toEqual(new Set([known, unknown]));
  const mailsTo = (email: string) => server.mailbox.mails.filter(({ to }) => to === email);
  expect([mailsTo(unknown).length, mailsTo(known).length]).toEqual([0, 1]);

  sending.mockRestore();
  expect(await server.mailbox.waitForCode(unknown)).toMatch(/^\d{6}$/);
  expect(await server.mailbox.waitForCode(known, 2)).toMatch(/^\d{6}$/);
});
