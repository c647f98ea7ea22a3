import type { Locator, Page } from "@playwright/test";
import type { PlaygroundAddress } from "../../packages/ui/playground/address.ts";
import type { Named } from "../../packages/ui/playground/specimen.ts";

type Role = Parameters<Page["getByRole"]>[0];

/** Locates what has a role and an exact name for assistive technology. */
export function findNamed(
  page: Page,
  { role, name }: Named,
  locale: PlaygroundAddress["locale"] = "en",
): Locator {
  return page.getByRole(role as Role, { name: name[locale], exact: true });
}
