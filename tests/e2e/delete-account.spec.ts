import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Page } from "@playwright/test";
import { operations } from "@tessera/contract";
import { registerAccount } from "../factories/account.ts";
import { callOperation } from "../factories/call-operation.ts";
import { addMember } from "../factories/member.ts";
import { wrongPassword } from "../factories/passwords.ts";
import { expectAccessible } from "./support/axe.ts";
import { fillLogin } from "./support/log-in.ts";
import { expectNoSidewaysScroll } from "./support/sideways-scroll.ts";
import { startLoggedIn } from "./support/start-logged-in.ts";
import { listStoredKeys } from "./support/stored-keys.ts";
import { expect, test } from "./support/story.ts";
import { prefixOf, translate } from "./support/texts.ts";
import { listLocales } from "./support/list-locales.ts";

for (const locale of listLocales("tr")) {
  test(`an account is exported and deleted, in ${locale}, and leaves nothing in the browser, in mails and in logs`, async ({
    page,
    place,
  }) => {
    const account = await registerAccount(place);
    await startLoggedIn(page, account);
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(`${prefixOf(locale)}/account/settings`);
    const [download] = await Promise.all([
      page.waitForEvent("download"),
      page.getByRole("button", { name: translate(locale, "Export my data") }).click(),
    ]);
    const exported = JSON.parse(readFileSync(await download.path(), "utf8")) as object;
    expect(exported).toMatchObject({ user: { email: account.email } });
    expect(listFilesWith(place.dataFolder, account.email)).not.toEqual([]);

    const remove = translate(locale, "Delete account");
    await page.getByRole("button", { name: remove }).click();
    const dialog = page.getByRole("dialog", { name: translate(locale, "Delete your account") });
    await expect(
      dialog.getByRole("button", { name: translate(locale, "Keep account") }),
    ).toBeFocused();
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
    const password = dialog.getByLabel(translate(locale, "Password"), { exact: true });
    await dialog.getByRole("button", { name: remove }).click();
    await expect(password).toBeFocused();
    await password.fill(wrongPassword);
    await page.keyboard.press("Enter");
    await expect(password).toHaveAttribute("aria-invalid", "true");
    await password.fill(account.password);
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL(`${prefixOf(locale)}/login`);
    await expect(page.getByText(translate(locale, "Your account is deleted"))).toBeVisible();
    // The page logs out on arrival.
    await expect.poll(() => listOwnKeys(page)).toEqual([]);
    await fillLogin(page, account, locale);
    await expect(page.getByRole("main").getByRole("alert")).toBeVisible();
    // A job removes the files.
    for (const text of [account.email, account.user.id])
      await expect.poll(() => listFilesWith(place.dataFolder, text)).toEqual([]);
  });
}

test("the only owner of an organization gives it to a member before the account is deleted", async ({
  page,
  place,
}) => {
  const account = await registerAccount(place);
  const member = await registerAccount(place, "Mert Kaya");
  await addMember(place, account, member, "editor");
  await startLoggedIn(page, account);
  await page.goto("/account/settings");
  await page.getByRole("button", { name: "Delete account" }).click();
  const dialog = page.getByRole("dialog", { name: "Delete your account" });
  await dialog.getByLabel("Password", { exact: true }).fill(account.password);
  await page.keyboard.press("Enter");
  await expect(dialog).toContainText(`the only owner of ${account.organization.name}`);
  await expectAccessible(page);
  await dialog.getByRole("button", { name: "New owner of" }).click();
  await page.getByRole("option", { name: member.name }).click();
  await dialog.getByRole("button", { name: "Transfer" }).click();
  await expect(dialog).toContainText("Every organization has another owner now.");
  await dialog.getByRole("button", { name: "Delete account" }).click();
  await expect(page).toHaveURL("/login");
  const organizations = await callOperation(member, operations.listOrganizations, { query: {} });
  expect(organizations.find(({ id }) => id === account.organizationId)?.role).toBe("owner");
});

/** Lists the mails and the logs that contain a text. */
function listFilesWith(dataFolder: string, text: string): readonly string[] {
  const mails = readdirSync(join(dataFolder, "mail")).map((name) => join("mail", name));
  const { TESSERA_E2E_LOG: log } = process.env;
  const logs = log === undefined ? [] : ["server.log", "postgres/postgres.log"];
  return [...mails, ...logs].filter((name) => contains(join(dataFolder, name), text));
}

/** Other stories delete their mails meanwhile. */
function contains(file: string, text: string): boolean {
  try {
    return readFileSync(file, "utf8")
      .replaceAll(/=\r?\n/g, "")
      .includes(text);
  } catch (cause) {
    if ((cause as NodeJS.ErrnoException).code === "ENOENT") return false;
    throw cause;
  }
}

/** Lists the keys of a user's data that the browser stores. */
async function listOwnKeys(page: Page): Promise<string[]> {
  const { device, tab } = await listStoredKeys(page);
  return [...device, ...tab].filter((key) => /^(personal|draft|account)/.test(key));
}
