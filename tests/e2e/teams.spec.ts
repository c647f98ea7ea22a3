import type { Page } from "@playwright/test";
import { type Locale, operations, type Role } from "@tessera/contract";
import { type Account, newEmail, type Place, registerAccount } from "../factories/account.ts";
import { callOperation } from "../factories/call-operation.ts";
import { readCode, readMailWith } from "../factories/mailbox.ts";
import { createPassword } from "../factories/passwords.ts";
import { storePlan } from "../factories/plan.ts";
import { createProject } from "../factories/project.ts";
import { expectAccessible } from "./support/axe.ts";
import { baseColorField, enter, expectSaved, saveButton } from "./support/editor.ts";
import { addressOf } from "./support/project-address.ts";
import { fillLogin } from "./support/log-in.ts";
import { expectNoSidewaysScroll } from "./support/sideways-scroll.ts";
import { startLoggedIn } from "./support/start-logged-in.ts";
import { expect, test } from "./support/story.ts";
import { prefixOf, translate } from "./support/texts.ts";

/** Returns the address of the link in the newest invitation to an address. */
async function readLink(place: Place, email: string): Promise<string> {
  const mail = await readMailWith(place.dataFolder, email, "/invite#");
  const path = /\/(?:tr\/)?invite#[\w-]{43}/.exec(mail.text ?? "")?.[0];
  if (path === undefined) throw new Error("The mail has no link.");
  return path;
}

async function invite(page: Page, email: string, role: string): Promise<void> {
  await page.getByRole("button", { name: "Invite", exact: true }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByLabel(/^Emails/).fill(`${email} `);
  await expect(dialog.getByRole("listitem")).toHaveText(new RegExp(email));
  await dialog.getByRole("button", { name: "Role" }).click();
  await page.getByRole("option", { name: role }).click();
  await dialog.getByRole("button", { name: "Send 1 invitation" }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByRole("row", { name: email })).toBeVisible();
}

async function accept(page: Page, place: Place, account: Account, owner: Account): Promise<void> {
  await startLoggedIn(page, account);
  await page.goto(await readLink(place, account.email));
  await page.getByRole("button", { name: `Join ${owner.organization.name}` }).click();
  await expect(page).toHaveURL("/overview");
}

test("an owner on Pro invites three people, and each of them does what the role allows", async ({
  page,
  browser,
  place,
}) => {
  const owner = await registerAccount(place, "Olcay Sahip");
  await storePlan(place, owner, "pro");
  const project = await createProject(owner, "Vapur");
  const people = {
    admin: await registerAccount(place, "Adil Yönetir"),
    editor: await registerAccount(place, "Ece Düzenler"),
    viewer: await registerAccount(place, "Işık Bakar"),
  };
  await startLoggedIn(page, owner);
  const address = `/${owner.organization.slug}`;
  await page.goto(`${address}/teams`);
  await expect(page.getByText("1 member and 0 invitations use 1 of 5 places")).toBeVisible();
  await invite(page, people.admin.email, "Admin");
  await invite(page, people.editor.email, "Editor");
  await invite(page, people.viewer.email, "Viewer");
  await expect(page.getByText("1 member and 3 invitations use 4 of 5 places")).toBeVisible();
  await expectAccessible(page);

  for (const role of ["admin", "editor", "viewer"] as const) {
    const context = await browser.newContext({ baseURL: place.origin });
    const own = await context.newPage();
    await accept(own, place, people[role], owner);
    await expectRights(own, role, { address, editor: addressOf(owner, project, "colors") });
    await context.close();
  }
  await page.reload();
  await expect(page.getByText("4 members and 0 invitations use 4 of 5 places")).toBeVisible();

  // A changed role takes effect with the next call of its member.
  const row = page.getByRole("row", { name: /^Işık Bakar/ });
  await row.getByRole("button", { name: "Role of Işık Bakar" }).click();
  const isStored = page.waitForResponse(
    (response) => response.request().method() === operations.updateMember.method,
  );
  await page.getByRole("option", { name: "Editor" }).click();
  await isStored;
  await expect(row.getByRole("button", { name: "Role of Işık Bakar" })).toContainText("Editor");
  const renamed = callOperation(
    { ...people.viewer, organizationId: owner.organizationId, ifMatch: "*" },
    operations.updateProject,
    {
      params: { projectId: project.id },
      body: { name: "Vapur" },
    },
  );
  expect((await renamed).name).toBe("Vapur");

  await page.goto(`${address}/audit`);
  await expect(page.getByRole("row", { name: /Changed a role.*Işık Bakar/ })).toBeVisible();
  await expectAccessible(page);
});

/** Checks what a person with a role sees, and what the pages refuse. */
async function expectRights(
  page: Page,
  role: Exclude<Role, "owner">,
  paths: { readonly address: string; readonly editor: string },
): Promise<void> {
  await page.goto(`${paths.address}/teams`);
  const invites = page.getByRole("button", { name: "Invite", exact: true });
  await expect(page.getByRole("row", { name: /^Olcay Sahip/ })).toBeVisible();
  await expect(invites).toHaveCount(role === "admin" ? 1 : 0);
  await page.goto(`${paths.address}/general`);
  const wall = page.getByText("Only admins and owners can open this page.");
  if (role === "admin") await expect(page.getByRole("textbox", { name: "Name" })).toBeVisible();
  else await expect(wall).toBeVisible();
  await expect(page.getByRole("button", { name: "Delete organization" })).toHaveCount(0);
  await page.goto(`${paths.address}/billing`);
  await expect(page.getByText("Only owners can open this page.")).toBeVisible();
  await page.goto(`${paths.address}/audit`);
  if (role === "admin") await expect(page.getByRole("table", { name: "Audit log" })).toBeVisible();
  else await expect(wall).toBeVisible();
  await page.goto(paths.editor);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(page.getByRole("button", { name: "Undo" })).toHaveCount(role === "viewer" ? 0 : 1);
  if (role === "viewer") return;
  await enter(baseColorField(page), role === "admin" ? "#0d9488" : "#6b2d4f");
  await saveButton(page).click();
  await expectSaved(page, role === "admin" ? 2 : 3);
}

test("an invitation is accepted by a new person in Turkish on a phone", async ({ page, place }) => {
  const locale: Locale = "tr";
  const owner = await registerAccount(place, "Olcay Sahip");
  await storePlan(place, owner, "pro");
  const email = newEmail();
  await callOperation(owner, operations.createInvitations, {
    params: { organizationId: owner.organizationId },
    body: { emails: [email], role: "editor" },
  });
  await page.setViewportSize({ width: 390, height: 844 });
  const link = await readLink(place, email);
  await page.goto(`/tr${link.replace(/^\/tr/, "")}`);
  await expect(page.getByRole("heading", { level: 1 })).toContainText("Olcay Sahip");
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await page.getByRole("main").getByRole("link", { name: "Hesap oluştur" }).click();
  await register(page, place, email);

  await expect(page).toHaveURL(/\/tr\/invite#/);
  await page.getByRole("button", { name: "Olcay Sahip kuruluşuna katıl" }).click();
  await expect(page).toHaveURL(`${prefixOf(locale)}/overview`);
  await expect(page.getByRole("banner")).toContainText("Olcay Sahip");
  await page.goto(`/tr/${owner.organization.slug}/teams`);
  await expect(page.getByRole("row", { name: "Yeni Kişi" })).toContainText("Düzenleyici");
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);
});

for (const before of ["nobody", "another account"] as const) {
  test(`an invitation is accepted after a login, with ${before} logged in before`, async ({
    page,
    place,
  }) => {
    const [owner, invited, other] = await Promise.all([
      registerAccount(place, "Olcay Sahip"),
      registerAccount(place, "Işık Bakar"),
      registerAccount(place, "Başka Biri"),
    ]);
    await storePlan(place, owner, "pro");
    await callOperation(owner, operations.createInvitations, {
      params: { organizationId: owner.organizationId },
      body: { emails: [invited.email], role: "viewer" },
    });
    const link = await readLink(place, invited.email);
    const main = page.getByRole("main");
    if (before === "nobody") {
      await page.goto(link);
      await main.getByRole("link", { name: "Log in" }).click();
      await expect(main.getByLabel("Email", { exact: true })).toHaveValue(invited.email);
    } else {
      await startLoggedIn(page, other);
      await page.goto(link);
      await expect(main).toContainText(`You are logged in as ${other.email}.`);
      await main.getByRole("button", { name: "Log out" }).click();
    }
    await expect(page).toHaveURL("/login");
    const title = page.getByRole("heading", { level: 1 });
    await expect(title).toHaveText("Log in to open your invitation");
    await fillLogin(page, invited);
    await expect(page).toHaveURL(link);
    await main.getByRole("button", { name: `Join ${owner.organization.name}` }).click();
    await expect(page).toHaveURL("/overview");
    await expect(page.getByRole("banner")).toContainText(owner.organization.name);
  });
}

async function register(page: Page, place: Place, email: string): Promise<void> {
  const form = page.getByRole("main");
  const field = (name: string) => form.getByLabel(translate("tr", name), { exact: true });
  await field("Name").fill("Yeni Kişi");
  // The invitation is for this address.
  await expect(field("Email")).toHaveValue(email);
  await field("Password").fill(createPassword());
  await form.getByRole("spinbutton").first().click();
  await page.keyboard.type("23041991");
  await form.getByRole("checkbox").focus();
  await page.keyboard.press("Space");
  await form.getByRole("button", { name: translate("tr", "Create account") }).click();
  await expect(page).toHaveURL("/tr/verification");
  const code = await readCode(place.dataFolder, email);
  // The page moves the focus to its first box once it is shown, which would interrupt the typing.
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Kodu girin");
  await expect(form.getByRole("textbox").first()).toBeFocused();
  await page.keyboard.insertText(code);
}

test("an organization gets another address, is about to be deleted, and is kept", async ({
  page,
  place,
}) => {
  // No other story registers this name: a new organization would take the former address.
  const owner = await registerAccount(place, "Oya Taşınan");
  await startLoggedIn(page, owner);
  const { slug, name } = owner.organization;
  await page.goto(`/${slug}/general`);
  await page.getByRole("textbox", { name: "Address" }).fill(`${slug}-studio`);
  await expect(page.locator("#main").getByText("Free", { exact: true })).toBeVisible();
  await page.getByRole("button", { name: "Save" }).click();
  await expect(page).toHaveURL(`/${slug}-studio/general`);
  await page.goto(`/${slug}/teams`);
  await expect(page).toHaveURL(`/${slug}-studio/teams`);
  await expect(page.getByRole("row", { name: /^Oya Taşınan/ })).toBeVisible();

  await page.goto(`/${slug}-studio/general`);
  await page.getByRole("button", { name: "Delete organization" }).click();
  const dialog = page.getByRole("alertdialog");
  await expect(dialog.getByRole("button", { name: `Keep ${name}` })).toBeFocused();
  await expect(dialog.getByText("Members can still see")).toBeVisible();
  await expect(dialog.getByText("Pro no longer renews.")).toHaveCount(0);
  await expectAccessible(page);
  await dialog.getByRole("textbox").fill(name);
  await dialog.getByRole("button", { name: "Delete organization" }).click();
  await expect(page.getByText("will be deleted on")).toBeVisible();
  await page.getByRole("button", { name: `Keep ${name}` }).click();
  await expect(page.getByRole("button", { name: "Delete organization" })).toBeVisible();
});

test("members that do not load are read again on request", async ({ page, place }) => {
  const owner = await registerAccount(place, "Olcay Sahip");
  await startLoggedIn(page, owner);
  const address = "**/api/v1/organizations/*/members*";
  await page.route(address, (route) => route.fulfill({ status: 404, json: { data: null } }));
  await page.goto(`/${owner.organization.slug}/teams`);
  const main = page.getByRole("main");
  await expect(main.getByRole("alert")).toBeVisible();
  await page.unroute(address);
  await main.getByRole("button", { name: "Try again" }).click();
  await expect(main.getByRole("row", { name: /^Olcay Sahip/ })).toBeVisible();
  await expect(main.getByRole("alert")).toHaveCount(0);
});
