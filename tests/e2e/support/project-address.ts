import type { Locale, Project } from "@tessera/contract";
import type { Account } from "../../factories/account.ts";
import { prefixOf } from "./texts.ts";

/** The address of a screen of a project. */
export function addressOf(
  { organization }: Pick<Account, "organization">,
  project: Pick<Project, "slug">,
  screen: string,
  locale: Locale = "en",
): string {
  return `${prefixOf(locale)}/${organization.slug}/${project.slug}/design-system/${screen}`;
}
