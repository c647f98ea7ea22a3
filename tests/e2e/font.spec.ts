import { type Locale, operations } from "@tessera/contract";
import { createRecipe, findPreset } from "@tessera/engine";
import type { Locator, Page } from "@playwright/test";
import { type Place, registerAccount } from "../factories/account.ts";
import { callOperation } from "../factories/call-operation.ts";
import { createProject } from "../factories/project.ts";
import { expectAccessible } from "./support/axe.ts";
import { listLocales } from "./support/list-locales.ts";
import { addressOf } from "./support/project-address.ts";
import { startLoggedIn } from "./support/start-logged-in.ts";
import { expect, test } from "./support/story.ts";
import { translate } from "./support/texts.ts";

const taken = '"Literata", "Georgia", serif';

for (const locale of listLocales("tr")) {
  test(`chooses a listed font, and types an unlisted one, in ${locale}`, async ({
    page,
    place,
  }) => {
    const account = await registerAccount(place);
    await startLoggedIn(page, account);
    const project = await createProject(account, "Vapur");
    await page.goto(addressOf(account, project, "typography", locale));
    const font = page.getByRole("combobox", { name: translate(locale, "Body font") });

    await openList(font);
    const filter = page.getByRole("group", { name: translate(locale, "Kind of font") });
    await filter.getByRole("button", { name: translate(locale, "Mono"), exact: true }).click();
    await expect(font).toBeFocused();
    await expect(page.getByRole("option", { name: "JetBrains Mono" })).toBeVisible();
    await expect(page.getByRole("option", { name: "Fraunces" })).toHaveCount(0);
    await filter.getByRole("button", { name: translate(locale, "All"), exact: true }).click();
    await font.fill("");
    await page.keyboard.type("Fraun");
    await expect(font).toHaveValue("Fraun");
    const options = page.getByRole("option");
    const kinds = page.getByRole("listbox").getByRole("group");
    await expect(kinds).toHaveAccessibleName(translate(locale, "Display"));
    await expect(options).toHaveText([
      "Fraunces",
      offerOf(locale, "Use “{typed}” with a sans-serif fallback", "Fraun"),
    ]);
    await expectLoaded(page, "Fraunces Variable");
    await font.press("Enter");
    await expect(font).toHaveValue("Fraunces");

    await font.fill("Zxqwerty");
    await page.getByRole("option", { name: "Zxqwerty" }).click();
    await expect(font).toHaveAttribute("aria-expanded", "false");
    await font.press("Tab");
    await expect(font).toHaveValue('"Zxqwerty", sans-serif');

    await font.fill("Spline");
    await page.getByRole("option", { name: "Spline Sans Mono" }).press("ArrowDown");
    await page.keyboard.press("Enter");
    await expect(font).toHaveValue("Spline Sans Mono");
    await expect(page.getByText("ui-monospace, monospace").first()).toBeVisible();

    await font.fill("Caveat");
    await page.getByRole("option", { name: "Caveat" }).press("ArrowDown");
    await page.keyboard.press("Enter");
    await expect(font).toHaveValue("Caveat");
    await expectLoaded(page, "Caveat Variable");

    await font.fill("Literata, Georgia, serif");
    await font.press("Enter");
    await expect(font).toHaveAttribute("aria-expanded", "false");
    await font.press("Tab");
    await expect(font).toHaveValue(taken);
    await expect(font).not.toHaveAttribute("aria-invalid");
    await expectLoaded(page, "Literata");

    await font.fill('Literata, "');
    await font.press("Tab");
    await expect(font).toHaveAttribute("aria-invalid", "true");
    await expect(font).toHaveValue('Literata, "');
    await font.focus();
    await font.press("Escape");
    await expect(font).not.toHaveAttribute("aria-invalid");
    await expect(font).toHaveValue(taken);
  });
}

const fontList = "**/api/v1/ui/fonts";

test("a list of fonts that does not load shows a message, accepts typed fonts, and loads on retry", async ({
  page,
  place,
  silentErrors,
}) => {
  const account = await registerAccount(place);
  await startLoggedIn(page, account);
  const project = await createProject(account, "Vapur");
  await page.route(fontList, (route) => route.abort());
  await page.goto(addressOf(account, project, "typography"));
  const failure = page.getByRole("alert").filter({ hasText: "The list of fonts didn’t load." });
  await expect(failure).toBeVisible();
  await expectAccessible(page);
  const font = page.getByRole("combobox", { name: "Body font" });
  await openList(font);
  await expect(page.getByRole("listbox")).toHaveText("The list of fonts didn’t load.");
  await font.fill("Literata, Georgia, serif");
  await font.press("Enter");
  await font.press("Tab");
  await expect(font).toHaveValue(taken);

  await page.unroute(fontList);
  await failure.getByRole("button", { name: "Try again" }).click();
  await expect(failure).toHaveCount(0);
  await expect(font).toHaveValue(taken);
  await openList(font);
  await expect(page.getByRole("option", { name: "JetBrains Mono" })).toBeAttached();
  silentErrors.allow("ERR_FAILED");
});

test("a list of fonts that opens before it arrives shows all of them", async ({ page, place }) => {
  const { font, release } = await openLoadingList(page, place);
  release();
  await expect(font).toHaveValue("Inter");
  await expect(page.getByRole("option", { name: "JetBrains Mono" })).toBeAttached();
});

test("a text that is typed while the list of fonts loads stays when it arrives", async ({
  page,
  place,
}) => {
  const { font, release } = await openLoadingList(page, place);
  await font.fill("");
  await page.keyboard.type("Fraun");
  release();
  await expect(page.getByRole("option", { name: "Fraunces" })).toBeVisible();
  await expect(page.getByRole("option", { name: "JetBrains Mono" })).toHaveCount(0);
  await expect(font).toHaveValue("Fraun");
  await font.press("Enter");
  await expect(font).toHaveValue("Fraunces");
});

/** Holds the answer with the list of fonts, and returns what releases it. */
async function holdList(page: Page): Promise<() => void> {
  const { promise: held, resolve: release } = Promise.withResolvers<void>();
  await page.route(fontList, async (route) => {
    await held;
    await route.continue();
  });
  return release;
}

test("a font of a preset is named, whatever its fallbacks are", async ({ page, place }) => {
  const account = await registerAccount(place);
  await startLoggedIn(page, account);
  const project = await createProject(account, "Vapur");
  const { typography, ...rest } = createRecipe();
  const familyHeading = findPreset("library")?.recipe.typography.familyHeading ?? [];
  const recipe = { ...rest, typography: { ...typography, familyHeading } };
  const params = { projectId: project.id };
  await callOperation({ ...account, ifMatch: "*" }, operations.updateRecipe, {
    params,
    body: { recipe },
  });
  await page.goto(addressOf(account, project, "typography"));
  const font = page.getByRole("combobox", { name: "Heading font" });
  await expect(font).toHaveValue("Source Serif 4");
  await expect(page.getByText(/^"Source Serif 4 Variable", "Source Serif 4"/)).toBeVisible();
});

/** Opens the list of a font once the field responds. */
async function openList(font: Locator): Promise<void> {
  await expect(async () => {
    await font.press("ArrowDown");
    await expect(font).toHaveAttribute("aria-expanded", "true", { timeout: 2000 });
  }).toPass();
}

/** Returns the text of the item that offers a typed font. */
function offerOf(locale: Locale, text: string, typed: string): string {
  return translate(locale, text).replace("{typed}", typed);
}

/** Checks that the preview uses a font family, loaded from our own server. */
async function expectLoaded(page: Page, family: string): Promise<void> {
  const isLoaded = () =>
    page.evaluate(
      (name) =>
        [...document.fonts].some(
          (face) => face.family.replaceAll('"', "") === name && face.status === "loaded",
        ),
      family,
    );
  await expect.poll(isLoaded).toBe(true);
}

/** Opens the list of body fonts of a new project before the server sends it. */
async function openLoadingList(page: Page, place: Place) {
  const account = await registerAccount(place);
  await startLoggedIn(page, account);
  const project = await createProject(account, "Vapur");
  const release = await holdList(page);
  await page.goto(addressOf(account, project, "typography"));
  const font = page.getByRole("combobox", { name: "Body font" });
  await openList(font);
  await expect(page.getByRole("status").getByText("Loading...")).toBeVisible();
  return { font, release };
}
