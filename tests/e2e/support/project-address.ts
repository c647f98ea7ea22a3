import type { Locale, Project } from "@tessera/contract";
import type { Account } from "../../factories/account.ts";
import { prefixOf } from "./texts.ts";

/** Returns the address of a project's screen. */
export function addressOf(
  { organization }: Pick<Account, "organization">,
  project: Pick<Project, "slug">,
  screen: string,
  locale: Locale = "en",
): string {
  return `${prefixOf(locale)}/${organization.slug}/${project.slug}/design-system/${screen}`;
}
