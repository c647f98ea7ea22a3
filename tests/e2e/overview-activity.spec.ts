import type { Page } from "@playwright/test";
import { operations } from "@tessera/contract";
import { changeAsOwner, parseConfig } from "@tessera/server";
import { type Account, newEmail, type Place, registerAccount } from "../factories/account.ts";
import { callOperation } from "../factories/call-operation.ts";
import { addMember } from "../factories/member.ts";
import { storePlan } from "../factories/plan.ts";
import { createProject } from "../factories/project.ts";
import { expectAccessible } from "./support/axe.ts";
import { expectNoSidewaysScroll } from "./support/sideways-scroll.ts";
import { startLoggedIn } from "./support/start-logged-in.ts";
import { expect, test } from "./support/story.ts";
import { translate } from "./support/texts.ts";

const versionsOf = (page: Page) => page.getByRole("region", { name: "Recent versions" });
const invitationsOf = (page: Page) => page.getByRole("region", { name: "Invitations" });

test("the overview lists the newest versions of all design systems, and each opens its history", async ({
  page,
  place,
}) => {
  const owner = await registerProOwner(place);
  const harbor = await createProject(owner, "Liman");
  for (let count = 0; count < 2; count += 1) await createProject(owner, "Çınar");
  await callOperation({ ...owner, ifMatch: "*" }, operations.updateProject, {
    params: { projectId: harbor.id },
    body: { name: "Cumba" },
  });
  await startLoggedIn(page, owner);
  await page.goto("/overview");
  const rows = versionsOf(page).getByRole("listitem");
  await expect(rows.getByRole("link")).toHaveText([
    "Cumba",
    "Çınar (cinar-2)",
    "Çınar (cinar)",
    "Cumba",
  ]);
  await expect(rows.first()).toContainText("Renamed from Liman to Cumba");
  await expect(rows.first()).toContainText("v2");
  await expect(versionsOf(page).getByRole("link", { name: "All versions" })).toHaveCount(0);
  await expectAccessible(page);
  for (const width of [360, 1440, 2560]) {
    await page.setViewportSize({ width, height: 900 });
    await expectNoSidewaysScroll(page);
  }
  await page.getByRole("link", { name: "Cumba, version 1" }).click();
  await expect(page).toHaveURL(
    `/${owner.organization.slug}/${harbor.slug}/versions?version=1&pane=preview`,
  );
  await expect(page.getByText("Version 1 read-only preview")).toBeVisible();
});

test("an open invitation is withdrawn and an expired one sent again from the overview", async ({
  page,
  place,
}) => {
  const owner = await registerProOwner(place);
  await createProject(owner, "Liman");
  const [open, expired] = [newEmail(), newEmail()];
  await callOperation(owner, operations.createInvitations, {
    params: { organizationId: owner.organizationId },
    body: { emails: [open, expired], role: "editor" },
  });
  await changeAsOwner(
    parseConfig({ DATA_DIR: place.dataFolder }),
    "update invitations set expires_at = now() - interval '2 days' where email = $1",
    [expired],
  );
  await startLoggedIn(page, owner);
  await page.goto("/overview");
  const rowOf = (email: string) =>
    invitationsOf(page).getByRole("listitem").filter({ hasText: email });
  await expect(rowOf(open)).toContainText("Editor, 7 days left");
  await expect(rowOf(expired)).toContainText("Editor, expired 2 days ago");
  await expect(page.getByText("1 member, 1 invited")).toBeVisible();
  await expectAccessible(page);

  await page.getByRole("button", { name: `Resend to ${expired}` }).click();
  await expect(rowOf(expired)).toContainText("Editor, 7 days left");
  await page.getByRole("button", { name: `Withdraw the invitation to ${open}` }).click();
  await expect(rowOf(open)).toHaveCount(0);
  await page.getByRole("button", { name: `Withdraw the invitation to ${expired}` }).click();
  await expect(invitationsOf(page)).toContainText("No one is waiting to join.");
  await invitationsOf(page).getByRole("link", { name: "Members" }).click();
  await expect(page).toHaveURL(`/${owner.organization.slug}/teams`);
});

test("an admin invites from the overview, and an editor is not offered to", async ({
  page,
  place,
}) => {
  const owner = await registerProOwner(place);
  const project = await createProject(owner, "Liman");
  await startLoggedIn(page, owner);
  await page.goto("/overview");
  await page.getByRole("link", { name: "Invite", exact: true }).click();
  await expect(
    page.getByRole("dialog", { name: `Invite to ${owner.organization.name}` }),
  ).toBeVisible();

  const editor = await registerAccount(place, "Ece Düzenler");
  await addMember(place, owner, editor, "editor");
  await startLoggedIn(page, editor);
  // The organization of an opened project is the one of the pages whose address has none.
  await page.goto(`/${owner.organization.slug}/${project.slug}/versions`);
  await expect(page.getByRole("banner")).toContainText("Liman");
  await page.goto("/overview");
  await expect(page.getByText("2 members", { exact: true })).toBeVisible();
  await expect(page.getByRole("link", { name: "Invite", exact: true })).toHaveCount(0);
});

test("an editor sees the versions in Turkish, and no invitations", async ({ page, place }) => {
  const owner = await registerProOwner(place);
  const project = await createProject(owner, "Liman");
  const editor = await registerAccount(place, "Ece Düzenler");
  await addMember(place, owner, editor, "editor");
  await startLoggedIn(page, editor);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(`/tr/${owner.organization.slug}/${project.slug}/design-system/colors`);
  // The organization of an opened project is the one of the pages whose address has none.
  await expect(page.getByRole("banner")).toContainText("Liman");
  await page.goto("/tr/overview");
  const versions = page.getByRole("region", { name: translate("tr", "Recent versions") });
  await expect(versions.getByRole("link", { name: "Liman, 1. sürüm" })).toBeVisible();
  await expect(page.getByRole("region", { name: translate("tr", "Invitations") })).toHaveCount(0);
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);
});

test("versions that do not load are read again on request, and the projects stay", async ({
  page,
  place,
}) => {
  const owner = await registerProOwner(place);
  await createProject(owner, "Liman");
  await startLoggedIn(page, owner);
  const address = "**/api/v1/projects/*/versions*";
  await page.route(address, (route) => route.fulfill({ status: 404, json: { data: null } }));
  await page.goto("/overview");
  await expect(versionsOf(page).getByRole("alert")).toBeVisible();
  await expect(page.getByRole("article")).toHaveCount(1);
  await page.unroute(address);
  await versionsOf(page).getByRole("button", { name: "Try again" }).click();
  await expect(versionsOf(page).getByRole("listitem")).toHaveCount(1);
  await versionsOf(page).getByRole("link", { name: "All versions" }).click();
  await expect(page).toHaveURL(`/${owner.organization.slug}/liman/versions`);
});

test("a plan for one person has no block of invitations", async ({ page, place }) => {
  const owner = await registerAccount(place);
  await createProject(owner, "Liman");
  await startLoggedIn(page, owner);
  await page.goto("/overview");
  await expect(versionsOf(page).getByRole("listitem")).toHaveCount(1);
  await expect(page.getByText("1 member", { exact: true })).toBeVisible();
  await expect(invitationsOf(page)).toHaveCount(0);
  await expect(page.getByRole("link", { name: "Invite", exact: true })).toHaveCount(0);
});

async function registerProOwner(place: Place): Promise<Account> {
  const owner = await registerAccount(place, "Olcay Sahip");
  await storePlan(place, owner, "pro");
  return owner;
}
