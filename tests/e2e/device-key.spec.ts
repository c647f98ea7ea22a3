import type { Page } from "@playwright/test";
import { operations } from "@tessera/contract";
import { newEmail, registerAccount } from "../factories/account.ts";
import { callOperation } from "../factories/call-operation.ts";
import { readCode } from "../factories/mailbox.ts";
import { createPassword, wrongPassword } from "../factories/passwords.ts";
import { fillLogin, logIn } from "./support/log-in.ts";
import { expect, test } from "./support/story.ts";

test("the next login in this browser sends its device key, also after a log-out, and only for its email", async ({
  page,
  place,
}) => {
  const account = await registerAccount(place);
  const stranger = await registerAccount(place);
  const first = waitForLogin(page);
  await logIn(page, account);
  const { sent, answered } = await first;
  expect(sent).toBeUndefined();
  expect(answered).toEqual(expect.any(String));
  const stored = await page.evaluate(() => localStorage.getItem("device-keys") ?? "");
  for (const text of [stored, Buffer.from(stored, "base64").toString("latin1")]) {
    expect(text).not.toContain(answered);
    expect(text).not.toContain(account.email);
  }

  await logOut(page);
  const foreign = waitForLogin(page);
  await fillLogin(page, { ...stranger, password: wrongPassword });
  expect((await foreign).sent).toBeUndefined();
  const second = waitForLogin(page);
  await fillLogin(page, account);
  expect((await second).sent).toBe(answered);
  await expect(page).toHaveURL("/overview");
});

test("a verification gives the browser a device key for the first login", async ({
  page,
  place,
}) => {
  const account = { email: newEmail(), password: createPassword() };
  const details = { name: "Defne Işık", birthDate: "1991-04-23", acceptTerms: true } as const;
  await callOperation(place, operations.register, { body: { ...account, ...details } });
  await page.goto("/verification");
  await page.getByLabel("Email", { exact: true }).fill(account.email);
  await page.getByLabel("Email", { exact: true }).press("Enter");
  await expect(page.getByLabel("Email", { exact: true })).toBeHidden();
  await page.getByRole("main").getByRole("textbox").first().click();
  await page.keyboard.type(await readCode(place.dataFolder, account.email));
  await expect(page).toHaveURL("/start");

  await logOut(page);
  const first = waitForLogin(page);
  await fillLogin(page, account);
  expect((await first).sent).toEqual(expect.any(String));
});

async function logOut(page: Page): Promise<void> {
  await page.getByRole("button", { name: "Account" }).click();
  await page.getByRole("menuitem", { name: "Log out" }).click();
  await expect(page).toHaveURL("/login");
}

/** Returns the device keys in the request and the response of the next login. */
async function waitForLogin(page: Page): Promise<{ sent: unknown; answered: unknown }> {
  const response = await page.waitForResponse(/\/api\/v1\/auth\/login$/);
  const body = response.request().postDataJSON() as { deviceKey?: string };
  const { data } = (await response.json()) as { data: { deviceKey?: string } | null };
  return { sent: body.deviceKey, answered: data?.deviceKey };
}
