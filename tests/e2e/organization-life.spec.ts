import { readFile } from "node:fs/promises";
import { operations } from "@tessera/contract";
import { newEmail, registerAccount } from "../factories/account.ts";
import { callOperation } from "../factories/call-operation.ts";
import { addMember } from "../factories/member.ts";
import { storePlan } from "../factories/plan.ts";
import { createProject } from "../factories/project.ts";
import { expectAccessible } from "./support/axe.ts";
import { expectNoSidewaysScroll } from "./support/sideways-scroll.ts";
import { startLoggedIn } from "./support/start-logged-in.ts";
import { expect, test } from "./support/story.ts";

/** A red pixel as PNG. */
const logo =
  "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR4nGP4z8DwHwAFAAH/iZk9HQAAAABJRU5ErkJggg==";

test("a user creates an organization, gives it a logo, exports it, hands it over and leaves it", async ({
  page,
  place,
}) => {
  const [owner, next] = await Promise.all([
    registerAccount(place, "Olcay Sahip"),
    registerAccount(place, "Nil Devralan"),
  ]);
  await startLoggedIn(page, owner);
  await page.goto("/overview");
  const banner = page.getByRole("banner");
  await banner.getByRole("button", { name: owner.organization.name }).click();
  await page.getByRole("menuitem", { name: "New organization" }).click();
  const dialog = page.getByRole("dialog", { name: "New organization" });
  const field = dialog.getByRole("textbox", { name: "Name" });
  await field.fill("a/b");
  await dialog.getByRole("button", { name: "Create organization" }).click();
  await expect(field).toBeFocused();
  await expect(field).toHaveAttribute("aria-invalid", "true");
  await expectAccessible(page);
  const name = `Lodos ${owner.user.id.slice(0, 8)}`;
  await field.fill(name);
  await dialog.getByRole("button", { name: "Create organization" }).click();
  await expect(page).toHaveURL(/\/lodos-[\w-]+\/general$/);
  await expect(banner).toContainText(name);
  const address = new URL(page.url()).pathname.replace("/general", "");

  const main = page.getByRole("main");
  const file = { name: "logo.png", mimeType: "image/png", buffer: Buffer.from(logo, "base64") };
  await main.locator("input[type=file]").setInputFiles(file);
  await expect(main.getByRole("button", { name: "Remove logo" })).toBeVisible();
  const image = main.locator("img[src^='/assets/logos/']");
  await expect
    .poll(() => image.evaluate(({ naturalWidth }: HTMLImageElement) => naturalWidth))
    .toBeGreaterThan(0);

  const download = page.waitForEvent("download");
  await main.getByRole("button", { name: "Prepare the zip" }).click();
  const exported = await download;
  expect(exported.suggestedFilename()).toMatch(/^lodos-.*\.zip$/);
  expect((await readFile(await exported.path())).subarray(0, 2).toString()).toBe("PK");

  const organizations = await callOperation(owner, operations.listOrganizations, { query: {} });
  const organization = organizations.find((each) => each.name === name);
  if (!organization) throw new Error("The organization is missing.");
  await addMember(place, { ...owner, organization }, next, "viewer");
  await page.reload();
  await main.getByRole("button", { name: "New owner" }).click();
  await page.getByRole("option", { name: "Nil Devralan" }).click();
  await main.getByRole("button", { name: "Transfer" }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Transfer" }).click();
  await expect(page.getByText(`${name} has a new owner`)).toBeVisible();
  await expect(main.getByRole("button", { name: "Delete organization" })).toHaveCount(0);

  await page.goto(`${address}/teams`);
  await main
    .getByRole("row", { name: /^Olcay Sahip/ })
    .getByRole("button", { name: "Leave" })
    .click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Leave" }).click();
  await expect(page).toHaveURL("/overview");
  await expect(banner).toContainText(owner.organization.name);
  await page.goto(`${address}/teams`);
  await expect(main.getByRole("row", { name: /^Nil Devralan/ })).toHaveCount(0);
});

test("an owner leaves an organization only if it has another owner", async ({ page, place }) => {
  const [owner, second] = await Promise.all([
    registerAccount(place, "Olcay Sahip"),
    registerAccount(place, "Nil Ortak"),
  ]);
  await storePlan(place, owner, "pro");
  await addMember(place, owner, second, "owner");
  await startLoggedIn(page, second);
  const row = page.getByRole("main").getByRole("row", { name: /^Nil Ortak/ });
  const leave = row.getByRole("button", { name: "Leave" });
  await page.goto(`/${second.organization.slug}/teams`);
  await expect(page.getByText("1 member and 0 invitations use 1 of 1 place")).toBeVisible();
  await expect(row).toBeVisible();
  await expect(leave).toHaveCount(0);
  await page.goto(`/${owner.organization.slug}/teams`);
  await leave.click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Leave" }).click();
  await expect(page).toHaveURL("/overview");
  await expect(page.getByRole("banner")).toContainText(second.organization.name);
});

test("members are searched, filtered and removed, invitations copied, sent again and withdrawn, and the audit log shows it", async ({
  page,
  context,
  place,
}) => {
  const people = ["Olcay Sahip", "Adil Yönetir", "Işık Bakar"];
  const [owner, admin, viewer] = await Promise.all(
    people.map((name) => registerAccount(place, name)),
  );
  if (!owner || !admin || !viewer) throw new Error("An account is missing.");
  await storePlan(place, owner, "pro");
  await addMember(place, owner, admin, "admin");
  await addMember(place, owner, viewer, "viewer");
  await createProject(owner, "=1+1");
  const [first, second] = [newEmail(), newEmail()];
  const params = { organizationId: owner.organization.id };
  const inviting = operations.createInvitations;
  await callOperation(owner, inviting, { params, body: { emails: [first], role: "editor" } });
  const body = { emails: [second], role: "viewer" as const };
  await callOperation({ ...admin, organizationId: params.organizationId }, inviting, {
    params,
    body,
  });
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await startLoggedIn(page, owner);
  const address = `/${owner.organization.slug}`;
  await page.goto(`${address}/teams`);
  const members = page.getByRole("table", { name: "Members" });
  const rows = members.getByRole("row", { name: /Sahip|Yönetir|Bakar/ });
  await expect(rows).toHaveCount(3);
  await page.getByRole("searchbox", { name: "Search members" }).fill("ISIK");
  await expect(rows).toHaveCount(1);
  await page.getByRole("searchbox", { name: "Search members" }).fill("");
  await page.getByRole("button", { name: "Filter" }).click();
  const filter = page.getByRole("dialog", { name: "Filter Options" });
  await expect(filter).toContainText("You can use the options below to filter your data.");
  await filter.getByRole("button", { name: "Role" }).click();
  await page.getByRole("option", { name: "Admin" }).click();
  await filter.getByRole("button", { name: "Apply" }).click();
  await expect(rows).toHaveText([/Adil Yönetir/]);

  await page.getByRole("button", { name: `Copy link for ${first}` }).click();
  await expect(page.getByText("The link is copied.")).toBeVisible();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied).toMatch(/\/invite#[\w-]{43}$/);
  await page.getByRole("button", { name: `Resend to ${first}` }).click();
  await expect(page.getByText(`The invitation to ${first} is on its way`)).toBeVisible();
  // The new mail has ended the copied link.
  const token = copied.split("#")[1] ?? "";
  const lost = callOperation(owner, operations.getInvitation, { params: { token } });
  await expect(lost).rejects.toThrow("404");
  await page.getByRole("button", { name: `Withdraw the invitation to ${first}` }).click();
  await expect(page.getByRole("row", { name: first })).toHaveCount(0);

  // The invitation of an admin who is removed expires.
  const invited = page.getByRole("row", { name: second });
  await expect(invited).toContainText("7 days left");
  await page.getByRole("button", { name: "Remove Adil Yönetir" }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Remove" }).click();
  await expect(page.getByText("Adil Yönetir is removed")).toBeVisible();
  await expect(invited).toContainText("Expired");

  await page.goto(`${address}/audit`);
  const entries = page.getByRole("main").getByRole("row");
  await expect(entries.nth(1)).toContainText("Removed a member");
  await page.getByRole("main").getByRole("searchbox", { name: "Search" }).fill("withdrew");
  await expect(entries).toHaveCount(2);
  await expect(entries.nth(1)).toContainText("Olcay Sahip");
  await page.getByRole("button", { name: /^Clear/ }).click();
  await page.getByRole("button", { name: "Person" }).click();
  await page.getByRole("option", { name: "Olcay Sahip" }).click();
  await expect(entries.filter({ hasText: "=1+1" })).toHaveCount(1);
  const type = async (label: string, day: string) => {
    await page.getByRole("group", { name: label }).getByRole("spinbutton").first().click();
    await page.keyboard.type(day);
  };
  await type("From", "01012020");
  await expect(entries.filter({ hasText: "=1+1" })).toHaveCount(1);
  await type("Until", "12312020");
  await expect(entries.filter({ hasText: "=1+1" })).toHaveCount(0);
  await type("Until", "12312099");
  await expect(entries.filter({ hasText: "=1+1" })).toHaveCount(1);
  await page.setViewportSize({ width: 390, height: 844 });
  await expectNoSidewaysScroll(page);
  const download = page.waitForEvent("download");
  await page.getByRole("button", { name: "Export CSV" }).click();
  const csv = await readFile(await (await download).path(), "utf8");
  expect(csv).toContain(`"'=1+1"`);
  expect(csv).not.toContain(`"=1+1"`);
  await expectAccessible(page);
});
