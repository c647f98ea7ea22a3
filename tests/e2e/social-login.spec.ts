import type { Page } from "@playwright/test";
import type { Locale } from "@tessera/contract";
import { newEmail, registerAccount, setLanguage } from "../factories/account.ts";
import { readMailWith } from "../factories/mailbox.ts";
import { expectAccessible } from "./support/axe.ts";
import { openSecurity } from "./support/open-security.ts";
import { expectNoSidewaysScroll } from "./support/sideways-scroll.ts";
import { startLoggedIn } from "./support/start-logged-in.ts";
import { expect, test } from "./support/story.ts";
import { prefixOf, translate } from "./support/texts.ts";

/** A person at the test provider. */
type Person = {
  readonly subject: string;
  readonly email: string;
  readonly name: string;
  readonly isVerified?: boolean;
  readonly fault?: string;
};

function createPerson(): Person {
  const subject = String(Math.floor(Math.random() * 1e9) + 1);
  return { subject, email: newEmail(), name: "Defne Işık" };
}

/** Logs a person in at the page of the test provider. */
async function logInAtProvider(page: Page, person: Person): Promise<void> {
  await expect(page.getByRole("heading", { name: "Test provider" })).toBeVisible();
  const { subject, email, name, isVerified = true, fault = "" } = person;
  const texts = { subject, email, name, login: `person-${subject}` };
  for (const [label, text] of Object.entries(texts)) await page.getByLabel(label).fill(text);
  await page.getByLabel("verified").selectOption(String(isVerified));
  await page.getByLabel("fault").selectOption(fault);
  await page.getByRole("button", { name: "Continue" }).click();
}

/** Presses a button of a provider on the login page. */
async function beginLogin(
  page: Page,
  provider: "Google" | "GitHub",
  locale: Locale = "en",
): Promise<void> {
  await page.goto(`${prefixOf(locale)}/login`);
  const name = locale === "tr" ? `${provider} ile devam et` : `Continue with ${provider}`;
  const button = page.getByRole("main").getByRole("button", { name });
  await button.focus();
  await page.keyboard.press("Enter");
}

test("a first login with Google, in Turkish on a phone, creates an account; the next one logs in", async ({
  page,
}) => {
  const text = (english: string) => translate("tr", english);
  const person = createPerson();
  await page.setViewportSize({ width: 390, height: 844 });
  await beginLogin(page, "Google", "tr");
  await logInAtProvider(page, person);
  const main = page.getByRole("main");
  await expect(main.getByText(person.email)).toBeVisible();
  await expect(page).toHaveURL("/tr/login/callback");
  const name = main.getByRole("textbox", { name: text("Name") });
  await expect(name).toHaveValue(person.name);
  await expect(name).toBeFocused();
  await expect(name).toHaveAttribute("autocomplete", "name");
  await expect(main.locator('input[autocomplete="bday"]')).toHaveCount(1);
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);
  await main.getByRole("button", { name: text("Create account") }).click();
  await expect(main.locator('[aria-invalid="true"]').first()).toBeVisible();
  await main.getByRole("spinbutton").first().click();
  await page.keyboard.type("23041991");
  await main.getByRole("checkbox").press("Space");
  await main.getByRole("button", { name: text("Create account") }).click();
  await expect(page).toHaveURL("/tr/start");

  await page.evaluate(() => localStorage.clear());
  await beginLogin(page, "Google", "tr");
  await logInAtProvider(page, person);
  await expect(page).toHaveURL("/tr/overview");

  await openSecurity(page, "tr");
  await main.getByRole("button", { name: "Google bağlantısını kaldır" }).click();
  const dialog = page.getByRole("dialog");
  await expectAccessible(page);
  await dialog.getByRole("button", { name: text("Disconnect") }).click();
  await expect(dialog.getByText("Oturum açmanızın tek yolu bu.")).toBeVisible();
});

test("GitHub is connected and disconnected, and logs in meanwhile", async ({ page, place }) => {
  const account = await registerAccount(place);
  const person = createPerson();
  await startLoggedIn(page, account);
  await openSecurity(page);
  const main = page.getByRole("main");
  const dialog = page.getByRole("dialog");
  await main.getByRole("button", { name: "Connect GitHub" }).click();
  await dialog.getByLabel("Password", { exact: true }).fill(account.password);
  await page.keyboard.press("Enter");
  await logInAtProvider(page, person);
  await expect(page).toHaveURL("/account/security");
  await expect(main.getByText(`Connected as person-${person.subject}`)).toBeVisible();
  await expectAccessible(page);
  await readMailWith(place.dataFolder, account.email, "Your GitHub account logs in");

  await page.evaluate(() => localStorage.clear());
  await beginLogin(page, "GitHub");
  await logInAtProvider(page, person);
  await expect(page).toHaveURL("/overview");

  await openSecurity(page);
  await main.getByRole("button", { name: "Disconnect GitHub" }).click();
  await dialog.getByLabel("Password", { exact: true }).fill(account.password);
  await page.keyboard.press("Enter");
  await expect(dialog).toBeHidden();
  await expect(main.getByRole("button", { name: "Connect GitHub" })).toBeFocused();
});

test("every failure of a login is explained, with a way to continue", async ({
  page,
  place,
  silentErrors,
}) => {
  silentErrors.allow("status of 502");
  const account = await registerAccount(place);
  const main = page.getByRole("main");
  const person = createPerson();
  const failures: readonly (readonly [part: Partial<Person>, text: string])[] = [
    [{ isVerified: false }, "Google has no verified email for you."],
    [{ email: account.email }, "Your email already has a Tessera account."],
    [{ fault: "wrong nonce" }, "Google didn’t confirm who you are."],
    [{ fault: "server error" }, "Google isn’t answering right now."],
  ];
  for (const [part, text] of failures) {
    await beginLogin(page, "Google");
    await logInAtProvider(page, { ...person, ...part });
    await expect(main.getByText(text)).toBeVisible();
    await expect(main.getByRole("link", { name: "Back to login" })).toBeVisible();
  }
  await expectAccessible(page);

  await main.getByRole("button", { name: "Continue with Google" }).click();
  await page.getByRole("button", { name: "Cancel" }).click();
  await expect(main.getByText("You cancelled at Google. Nothing has changed.")).toBeVisible();

  const expired = "This login has expired or began in another browser. Start again.";
  await page.goto("/login/callback?code=a-code&state=an-unknown-state");
  await expect(main.getByText(expired)).toBeVisible();
  await expect(page).toHaveURL("/login/callback");
  await page.reload();
  await expect(main.getByText(expired)).toBeVisible();
});

test("a connection that is refused is explained on the security page", async ({ page, place }) => {
  const account = await registerAccount(place);
  await setLanguage(account, "en");
  await startLoggedIn(page, account);
  await openSecurity(page);
  const main = page.getByRole("main");
  await main.getByRole("button", { name: "Connect Google" }).click();
  await page.getByRole("dialog").getByLabel("Password", { exact: true }).fill(account.password);
  await page.keyboard.press("Enter");
  await logInAtProvider(page, { ...createPerson(), isVerified: false });
  await expect(main.getByText("Google has no verified email for you.")).toBeVisible();
  await expect(main.getByRole("button", { name: "Connect Google" })).toBeVisible();
});

test("an expired session is renewed in a new tab, and the page continues", async ({
  page,
  place,
}) => {
  const account = await registerAccount(place);
  const person = createPerson();
  await startLoggedIn(page, account);
  await openSecurity(page);
  const main = page.getByRole("main");
  await main.getByRole("button", { name: "Connect Google" }).click();
  await page.getByRole("dialog").getByLabel("Password", { exact: true }).fill(account.password);
  await page.keyboard.press("Enter");
  await logInAtProvider(page, person);
  const connected = main.getByText(`Connected as ${person.email}`);
  await expect(connected).toBeVisible();

  const ended = { status: 401, json: { data: null, meta: { errorCode: "notLoggedIn" } } };
  let isEnded = true;
  await page.route(/\/api\/v1\/(auth\/refresh|user\/identities)$/, (route) =>
    isEnded ? route.fulfill(ended) : route.continue(),
  );
  await page.reload();
  const dialog = page.getByRole("dialog", { name: "Log in to continue" });
  const opening = page.waitForEvent("popup");
  await dialog.getByRole("button", { name: "Continue with Google" }).click();
  const tab = await opening;
  isEnded = false;
  await logInAtProvider(tab, person);
  await expect(tab).toHaveURL("/overview");
  await expect(dialog).toBeHidden();
  await expect(connected).toBeVisible();
  await tab.close();
});
