import { operations, type ProjectId, type UserId } from "@tessera/contract";
import { registerAccount } from "../factories/account.ts";
import { callOperation } from "../factories/call-operation.ts";
import { addMember } from "../factories/member.ts";
import { storePlan } from "../factories/plan.ts";
import { createProject } from "../factories/project.ts";
import { expectAccessible } from "./support/axe.ts";
import { expectNoSidewaysScroll } from "./support/sideways-scroll.ts";
import { startLoggedIn } from "./support/start-logged-in.ts";
import { expect, test } from "./support/story.ts";

/** The stream starts once the page is shown and idle, which takes long on a busy machine. */
const patient = { timeout: 45_000 };

test("notifications arrive in every tab over one stream, link to their pages, and are read", async ({
  context,
  place,
}) => {
  const [owner, member] = await Promise.all([
    registerAccount(place, "Deniz Kaya"),
    registerAccount(place, "Elif Demir"),
  ]);
  await storePlan(place, owner, "pro");
  await addMember(place, owner, member, "editor");
  const project = await createProject(owner, "Vapur");
  const streams: string[] = [];
  context.on("request", (request) => {
    if (request.url().endsWith("/notifications/events")) streams.push(request.url());
  });
  const [first, second] = [await context.newPage(), await context.newPage()];
  await startLoggedIn(first, member);
  for (const tab of [first, second]) await tab.goto("/overview");

  const params = { projectId: project.id as ProjectId };
  const variables = [{ key: "m", value: "12px" }];
  const caller = { ...owner, ifMatch: "*" };
  await callOperation(caller, operations.updateRadii, {
    params,
    body: { type: "custom", variables },
  });
  for (const tab of [first, second])
    await expect(tab.getByRole("button", { name: "Notifications, 1 unread" })).toBeVisible(patient);
  expect(streams).toHaveLength(1);
  await first.getByRole("button", { name: "Notifications, 1 unread" }).click();
  const popup = first.getByRole("dialog", { name: "Notifications" });
  await expect(popup.getByRole("link", { name: "Deniz Kaya saved Vapur" })).toBeVisible();
  // React Aria puts the hidden buttons that close a popover outside of its dialog.
  await expectAccessible(first, ["region"]);
  await popup.getByRole("button", { name: "Mark “Deniz Kaya saved Vapur” as read" }).click();
  for (const tab of [first, second])
    await expect(tab.getByRole("button", { name: "Notifications, 1 unread" })).toHaveCount(
      0,
      patient,
    );
  await popup.getByRole("link", { name: "Deniz Kaya saved Vapur" }).click();
  await expect(first).toHaveURL(`/${owner.organization.slug}/${project.slug}/versions?version=2`);

  await second.setViewportSize({ width: 390, height: 844 });
  await second.goto("/tr/notifications");
  await expect(
    second.getByRole("link", { name: "Deniz Kaya, Vapur tasarım sistemini kaydetti" }),
  ).toBeVisible();
  await callOperation(owner, operations.updateMember, {
    params: { organizationId: owner.organization.id, userId: member.user.id as UserId },
    body: { role: "viewer" },
  });
  const role = `${owner.organization.name} kuruluşundaki rolünüz artık görüntüleyici`;
  await expect(second.getByRole("link", { name: role })).toBeVisible(patient);
  await expect(second.getByRole("button", { name: "Bildirimler, 1 okunmamış" })).toBeVisible();
  await expectNoSidewaysScroll(second);
  await expectAccessible(second);
  await second.getByRole("button", { name: "Tümünü okundu işaretle" }).click();
  await second.getByText("Okunmamış", { exact: true }).click();
  await expect(second.getByRole("heading", { name: "Tümü okundu" })).toBeVisible();
});

test("an open page shows another role of its user at once, and a removal", async ({
  page,
  place,
}) => {
  const [owner, member] = await Promise.all([
    registerAccount(place, "Deniz Kaya"),
    registerAccount(place, "Elif Demir"),
  ]);
  await storePlan(place, owner, "pro");
  await addMember(place, owner, member, "admin");
  const project = await createProject(owner, "Vapur");
  await startLoggedIn(page, member);
  await page.goto(`/${owner.organization.slug}/general`);
  await expect(page.getByRole("textbox", { name: "Name" })).toBeVisible();
  // The first notification shows that the stream is open.
  await callOperation({ ...owner, ifMatch: "*" }, operations.updatePalette, {
    params: { projectId: project.id as ProjectId },
    body: { baseColor: "#0d9488" },
  });
  await expect(page.getByRole("button", { name: "Notifications, 1 unread" })).toBeVisible(patient);

  const params = { organizationId: owner.organization.id, userId: member.user.id as UserId };
  const body = { role: "viewer" } as const;
  await callOperation(owner, operations.updateMember, { params, body });
  await expect(page.getByText("Only admins and owners can open this page.")).toBeVisible(patient);
  await expect(page.getByRole("textbox", { name: "Name" })).toHaveCount(0);

  await callOperation(owner, operations.removeMember, { params });
  const missing = page.getByRole("heading", { name: "There’s no organization at this address." });
  await expect(missing).toBeVisible(patient);
  await page.getByRole("link", { name: "Go to your design systems" }).click();
  await expect(page.getByRole("heading", { name: "Start with a color." })).toBeVisible();
});

test("a user chooses which notifications are sent by email", async ({ page, place }) => {
  await startLoggedIn(page, await registerAccount(place));
  await page.goto("/account/settings");
  const saves = page.getByRole("switch", { name: "Saves" });
  await expect(saves).not.toBeChecked();
  const stored = page.waitForResponse((response) => response.url().endsWith("/user/settings"));
  await page.getByText("Saves", { exact: true }).click();
  expect((await stored).status()).toBe(200);
  await page.reload();
  await expect(saves).toBeChecked();
  await expect(page.getByRole("switch", { name: "Your role" })).toBeChecked();
});
