import type { Locator, Page } from "@playwright/test";
import { expect, test } from "./shared-stage.ts";

type Control = {
  readonly specimen: string;
  readonly state?: string;
  readonly find: (page: Page) => Locator;
};

const leastTargetPx = 24;

const controls: readonly Control[] = [
  { specimen: "button", find: (page) => page.getByRole("button", { name: "Create" }) },
  { specimen: "text-field", find: (page) => page.getByRole("textbox").locator("..") },
  { specimen: "select", find: (page) => page.locator("#stage").getByRole("button") },
  { specimen: "table", find: (page) => page.locator("tbody tr").first() },
  { specimen: "menu", state: "open", find: (page) => page.getByRole("menuitem").first() },
  { specimen: "tabs", find: (page) => page.getByRole("tab").first() },
];

for (const { specimen, state, find } of controls) {
  for (const product of ["main", "backoffice"] as const) {
    test(`${specimen} is lower in compact density and stays a target of 24 px in ${product}`, async ({
      openSubject,
    }) => {
      const { page, show } = await openSubject(specimen, { product });
      const heightIn = async (density: "comfortable" | "compact") => {
        await show({ density, ...(state !== undefined && { state }) });
        const box = await find(page).first().boundingBox();
        return box?.height ?? 0;
      };
      const comfortable = await heightIn("comfortable");
      const compact = await heightIn("compact");
      expect(compact).toBeLessThan(comfortable);
      expect(compact).toBeGreaterThanOrEqual(leastTargetPx);
    });
  }
}

test("the padding of a button and of a field follows the density", async ({ openSubject }) => {
  for (const { specimen, find } of controls.slice(0, 2)) {
    const { page, show } = await openSubject(specimen);
    const paddingIn = async (density: "comfortable" | "compact") => {
      await show({ density });
      return find(page).evaluate((element) =>
        Number.parseFloat(getComputedStyle(element).paddingLeft),
      );
    };
    expect(await paddingIn("compact")).toBeLessThan(await paddingIn("comfortable"));
  }
});
