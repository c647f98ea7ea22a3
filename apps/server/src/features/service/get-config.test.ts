import { expect, test } from "vitest";
import { callOperation } from "#testing/call-operation.ts";
import { startTestApp } from "#testing/start-test-app.ts";

test("returns the settings of a page, and the path of the local mailbox", async () => {
  const server = await startTestApp();
  const answer = await callOperation(server, "getConfig");
  await server.close();
  expect(answer.json().data).toEqual({
    paymentProvider: "sandbox",
    socialProviders: [],
    locales: ["en", "tr"],
    contactEmail: "hello@tessera.example",
    mailboxPath: "/dev/mail",
  });
});

test.each([{ isProduction: true }, { smtpUrl: "smtp://mail.example" }])(
  "has no mailbox with %o",
  async (config) => {
    const server = await startTestApp({ config });
    const [answer, page] = [
      await callOperation(server, "getConfig"),
      await server.app.inject("/dev/mail"),
    ];
    await server.close();
    expect(answer.json().data.mailboxPath).toBeNull();
    expect(page.statusCode).toBe(404);
  },
);
