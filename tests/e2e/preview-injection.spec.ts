import { join } from "node:path";
import type { Page } from "@playwright/test";
import { operations, type Project, revisionTag } from "@tessera/contract";
import { type Recipe, tokenPath } from "@tessera/engine";
import { registerAccount, type Account } from "../factories/account.ts";
import { callOperation } from "../factories/call-operation.ts";
import { setPlan } from "../factories/plan.ts";
import { createProject } from "../factories/project.ts";
import { bundleScript } from "./support/bundle-script.ts";
import { addressOf } from "./support/project-address.ts";
import { startLoggedIn } from "./support/start-logged-in.ts";
import { expect, test } from "./support/story.ts";

const properties = join(
  import.meta.dirname,
  "../../apps/web/app/editor/templates/token-properties.ts",
);

/** Texts that would end a declaration, a rule, a comment or an element if they were inserted as text. */
const breakouts = [
  "red; display: none",
  "red } * { display: none",
  "red; } body { display: none } :host {",
  "*/ } body { display: none } /*",
  "</style><img src=x onerror=window.injected=1>",
  "red !important; color: red",
  '"\\"; } body { display: none }',
  "\\7d body { display: none }",
  '@import "https://evil.test/a.css";',
  "url(https://evil.test/a.png); background: url(https://evil.test/b.png)",
  "\u0000 } body { display: none }",
];
const names = ["--color-role", ...breakouts.map((text) => `--color-${text}`)];

test("a hostile value of a property of the preview adds no rule, property or element", async ({
  page,
  place,
}) => {
  const requested: string[] = [];
  page.on("request", (request) => requested.push(request.url()));
  await page.goto(`${place.origin}/health`);
  await page.evaluate(
    `${await bundleScript(properties)}\nwindow.setProperties = tessera.setProperties;`,
  );
  const found = await page.evaluate(
    ({ names, breakouts }) => {
      type Set = (
        host: HTMLElement,
        next: Map<string, string>,
        before: Map<string, string>,
      ) => void;
      const { setProperties } = window as unknown as { setProperties: Set };
      const host = document.body.appendChild(document.createElement("div"));
      const child = host.appendChild(document.createElement("p"));
      const read = () => ({
        elements: document.querySelectorAll("*").length,
        sheets: document.styleSheets.length + document.adoptedStyleSheets.length,
        shown: [document.body, host, child].map((element) => {
          const { display, color, backgroundImage } = getComputedStyle(element);
          return { display, color, backgroundImage };
        }),
      });
      const before = read();
      let set = new Map<string, string>();
      const others = new Set<string>();
      for (const text of breakouts) {
        const next = new Map(names.map((name) => [name, text]));
        setProperties(host, next, set);
        set = next;
        const copy = document.createElement("div");
        copy.style.cssText = host.style.cssText;
        for (const name of [...host.style, ...copy.style])
          if (!name.startsWith("--")) others.add(name);
      }
      setProperties(host, new Map([["--color-role", "#123456"]]), set);
      const role = getComputedStyle(child).getPropertyValue("--color-role");
      return { before, after: read(), others: [...others], role };
    },
    { names, breakouts },
  );
  expect(found.others).toEqual([]);
  expect(found.after).toEqual(found.before);
  expect(found.role).toBe("#123456");
  expect(requested.filter((url) => url.includes("evil.test"))).toEqual([]);
});

const mark = "injected-text";

/** The most hostile notes and names that the API accepts from users. */
function withHostileTexts(recipe: Recipe): Recipe {
  const description = `*/ } </style><style>* { --${mark}: 1 }</style><script>window.injected=1</script>`;
  const familyBody = ["!important", "*/ :host, *", `@import --${mark}`];
  const tokenNotes = { [tokenPath("color.background")]: { description } };
  return { ...recipe, typography: { ...recipe.typography, familyBody }, tokenNotes };
}

test("the preview of a design with hostile texts has the style sheets of any other design", async ({
  page,
  place,
}) => {
  const account = await registerAccount(place);
  setPlan(place, account.organization.slug, "pro");
  const project = await createProject(account, "Harbor");
  await startLoggedIn(page, account);
  const address = `${addressOf(account, project, "colors")}?pane=preview`;
  await page.goto(address);
  const usual = await readInlineSheets(page);
  expect(usual.length).toBeGreaterThan(1);

  await save(account, project, withHostileTexts(project.recipe));
  await page.goto(address);
  const hostile = await readInlineSheets(page);
  expect(hostile).toEqual(usual);
  // The family arrived, as the value of a property.
  const family = page.locator("[data-template=dashboard]").first();
  await expect
    .poll(() => family.evaluate((host: HTMLElement) => host.style.cssText))
    .toContain(mark);
  expect(await page.evaluate(() => "injected" in window)).toBe(false);
});

test("the editor refuses a design whose values are not typed, and shows none of it", async ({
  page,
  place,
}) => {
  const account = await registerAccount(place);
  const project = await createProject(account, "Harbor");
  await startLoggedIn(page, account);
  await page.route("**/api/v1/ui/recipe/*", async (route) => {
    const response = await route.fetch();
    const json = (await response.json()) as { data: { recipe: { typography: object } } };
    const familyBody = [`x; } body { --${mark}: 1; display: none } y {`];
    json.data.recipe.typography = { ...json.data.recipe.typography, familyBody };
    await route.fulfill({ response, json });
  });
  await page.goto(`${addressOf(account, project, "colors")}?pane=preview`);
  await expect(page.getByText("This design system can’t be opened here")).toBeVisible();
  expect(await page.content()).not.toContain(mark);
});

async function save(account: Account, project: Project, recipe: Recipe): Promise<void> {
  const ifMatch = revisionTag(project.revision);
  await callOperation({ ...account, ifMatch }, operations.updateRecipe, {
    params: { projectId: project.id },
    body: { recipe },
  });
}

/** Reads the sheets that no file contains, of the page and of every shadow root, after the preview is drawn. */
async function readInlineSheets(page: Page): Promise<readonly string[]> {
  const screen = page.locator("section [data-template=dashboard]").first();
  await expect(screen.locator(".value").first()).toBeVisible();
  return page.evaluate(() => {
    const print = (sheet: CSSStyleSheet) =>
      [...sheet.cssRules].map((rule) => rule.cssText).join("\n");
    const roots: (Document | ShadowRoot)[] = [document];
    const sheets = new Set<string>();
    for (const root of roots) {
      for (const sheet of [...root.styleSheets, ...root.adoptedStyleSheets])
        if (sheet.href === null) sheets.add(print(sheet));
      for (const { shadowRoot } of root.querySelectorAll("*"))
        if (shadowRoot) roots.push(shadowRoot);
    }
    return [...sheets].toSorted();
  });
}
