import type { Locator, Page } from "@playwright/test";
import type { PlaygroundAddress } from "../../packages/ui/playground/address.ts";
import type { Named } from "../../packages/ui/playground/specimen.ts";

type Role = Parameters<Page["getByRole"]>[0];

/** What has a role and exactly a name, as assistive technology finds it. */
export function findNamed(
  page: Page,
  { role, name }: Named,
  locale: PlaygroundAddress["locale"] = "en",
): Locator {
  return page.getByRole(role as Role, { name: name[locale], exact: true });
}
