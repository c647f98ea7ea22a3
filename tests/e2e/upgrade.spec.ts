import type { Page } from "@playwright/test";
import { errors, type Locale } from "@tessera/contract";
import { registerAccount } from "../factories/account.ts";
import { addMember } from "../factories/member.ts";
import { createProject } from "../factories/project.ts";
import { expectAccessible } from "./support/axe.ts";
import { listLocales } from "./support/list-locales.ts";
import { expectNoSidewaysScroll } from "./support/sideways-scroll.ts";
import { startLoggedIn } from "./support/start-logged-in.ts";
import { expect, test } from "./support/story.ts";
import { prefixOf, translate } from "./support/texts.ts";

const declinedCard = "4000000000000002";
const askingCard = "4000000000003184";

/** Presses a button that starts the checkout; the page shows it, and the provider's page opens. */
async function openCheckout(page: Page, locale: Locale = "en", place = page.getByRole("main")) {
  const notice = translate(locale, "Redirecting to checkout...");
  // The page leaves a second after the notice appears, so the page itself looks for it.
  await page.evaluate((text) => {
    const look = () => {
      if (document.body.textContent.includes(text)) sessionStorage.setItem("seen notice", text);
    };
    new MutationObserver(look).observe(document.body, { childList: true, subtree: true });
  }, notice);
  await place.getByRole("button", { name: translate(locale, "Upgrade to Pro") }).click();
  await expect(page).toHaveURL(/\/dev\/payments\/checkout\//);
  expect(await page.evaluate(() => sessionStorage.getItem("seen notice"))).toBe(notice);
}

/** Pays on the provider's page, with the card that it is filled with or another one. */
async function pay(page: Page, locale: Locale = "en", card?: string): Promise<void> {
  const field = page.locator('[name="card"]');
  if (card !== undefined) await field.fill(card);
  await page.getByRole("button", { name: locale === "en" ? /^Pay \$/ : /öde$/ }).click();
}

test("an owner reaches the limit of Free, buys Pro, and has room for more", async ({
  page,
  place,
}) => {
  const owner = await registerAccount(place);
  const { name } = owner.organization;
  await createProject(owner, "Liman");
  await startLoggedIn(page, owner);
  await page.goto("/overview");
  await page.getByRole("button", { name: "See what’s in Pro" }).click();
  const dialog = page.getByRole("dialog", { name: `Pro for ${name}` });
  await expect(dialog).toContainText("$79.20");
  await expectAccessible(page);
  await dialog.getByRole("radio", { name: "Monthly" }).click();
  await expect(dialog).toContainText("$8.25");
  await openCheckout(page, "en", dialog);
  await pay(page);

  await expect(page).toHaveURL(/\/checkout\/success\?checkout_id=/);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(`${name} is on Pro`);
  await expectAccessible(page);
  await page.getByRole("link", { name: "Go to the overview" }).click();
  await expect(page.getByText("Pro plan", { exact: true })).toBeVisible();
  await expect(page.getByRole("button", { name: "New design system" })).toBeVisible();
});

test("a plan that an owner buys appears at once on the open pages of a viewer", async ({
  page,
  browser,
  place,
}) => {
  const [owner, viewer] = await Promise.all([registerAccount(place), registerAccount(place)]);
  await addMember(place, owner, viewer, "viewer");
  const { slug } = owner.organization;
  const project = await createProject(owner, "Liman");
  const context = await browser.newContext({ baseURL: place.origin });
  const second = await context.newPage();
  await startLoggedIn(second, viewer);
  const isStreaming = second.waitForResponse(/notifications\/events/);
  // The organization of an opened project is the one of the pages whose address has none.
  await second.goto(`/${slug}/${project.slug}/versions`);
  await expect(second.getByRole("banner")).toContainText("Liman");
  await second.goto("/overview");
  await expect(second.getByText("Free plan", { exact: true })).toBeVisible();
  await isStreaming;

  await startLoggedIn(page, owner);
  await page.goto("/pricing");
  await openCheckout(page);
  await pay(page);
  await expect(second.getByText("Pro plan", { exact: true })).toBeVisible();
  await context.close();
});

test("a declined card charges nothing, another one pays, and a card that asks is confirmed", async ({
  page,
  place,
}) => {
  const owner = await registerAccount(place);
  await startLoggedIn(page, owner);
  await page.goto("/pricing");
  await expect(page.getByRole("main").getByRole("link", { name: "Overview" })).toBeVisible();
  await openCheckout(page);
  await pay(page, "en", declinedCard);
  await expect(page.getByRole("alert")).toContainText("The card was declined.");
  await pay(page, "en", askingCard);
  await page.getByRole("button", { name: "Confirm", exact: true }).click();
  await expect(page.getByRole("heading", { level: 1 })).toContainText("is on Pro");
});

test("an abandoned checkout charges nothing, and Pro is bought in Turkish on a phone", async ({
  page,
  place,
}) => {
  const locale: Locale = "tr";
  const owner = await registerAccount(place);
  await startLoggedIn(page, owner);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto("/pricing");
  await openCheckout(page);
  await expect(page.getByRole("button", { name: "Back without paying" })).toBeVisible();
  const checkout = page.url();
  await page.goto(`${prefixOf(locale)}/pricing`);
  await openCheckout(page, locale);
  // The same checkout follows the language.
  expect(page.url()).toBe(checkout);
  await page.getByRole("button", { name: "Ödemeden geri dön" }).click();
  await expect(page).toHaveURL(`${prefixOf(locale)}/pricing`);

  await page.goto(`${prefixOf(locale)}/checkout/success`);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(
    translate(locale, "No checkout was finished"),
  );
  await page.getByRole("button", { name: translate(locale, "Try again") }).click();
  await openCheckout(page, locale, page.getByRole("dialog"));
  await pay(page, locale);
  await expect(page.getByRole("heading", { level: 1 })).toContainText("artık Pro planında");
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);
});

for (const locale of listLocales("en")) {
  test(`each failure of the upgrade has its message, in ${locale}`, async ({
    page,
    place,
    silentErrors,
  }) => {
    silentErrors.allow("status of 503");
    const owner = await registerAccount(place);
    await startLoggedIn(page, owner);
    await page.goto(`${prefixOf(locale)}/pricing`);
    const press = page.getByRole("button", { name: translate(locale, "Upgrade to Pro") });
    const answer = (data: unknown) => ({ json: { data, meta: {} } });
    const failures = [
      ["**/sandbox/plans", answer([]), errors.planNotFound[locale]],
      [
        "**/sandbox/checkout/session/create",
        { ...answer({}), status: 201 },
        translate(locale, "Checkout URL not found in response."),
      ],
      [
        "**/sandbox/checkout/session/create",
        { status: 503, json: { data: null, meta: { errorCode: "paymentUnavailable" } } },
        translate(locale, "Failed to create checkout session. Please try again."),
      ],
    ] as const;
    for (const [address, response, message] of failures) {
      await page.route(address, (route) => route.fulfill(response));
      await press.click();
      await expect(page.getByText(message)).toBeVisible();
      await page.unroute(address);
    }
    await expect(page).toHaveURL(`${prefixOf(locale)}/pricing`);
  });
}

test("a visitor is asked to log in, and returns to the prices", async ({ page }) => {
  await page.goto("/pricing");
  await page.getByRole("button", { name: "Upgrade to Pro" }).click();
  await expect(page.getByText("Please login to upgrade your plan.")).toBeVisible();
  await page.getByRole("alertdialog").getByRole("button", { name: "Log in", exact: true }).click();
  await expect(page).toHaveURL("/login");
});

test("the page after a checkout waits until the provider confirms, and names a failure", async ({
  page,
  place,
}) => {
  const owner = await registerAccount(place);
  await startLoggedIn(page, owner);
  await page.goto("/pricing");
  await openCheckout(page);
  const id = new URL(page.url()).pathname.split("/").at(-1);
  await page.goto(`/checkout/success?checkout_id=${id}`);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(
    "Waiting for the payment provider",
  );
  await expectAccessible(page);
  await page.goto("/checkout/success?checkout_id=ch_forged");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("There’s no such checkout");
});
