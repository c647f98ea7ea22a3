import type { Design } from "@tessera/engine";
import { openDesign, requireDesign } from "#features/projects/index.ts";
import type { InProject } from "#operations/call.ts";
import type { StoredVersion } from "./versions-repository.ts";

/** Returns the design of a version, repaired if its recipe breaks a newer rule. */
export function openVersion(
  { organization, project }: Pick<InProject, "organization" | "project">,
  { recipe }: Pick<StoredVersion, "recipe">,
): Design {
  const place = { id: project.id, organizationId: organization.id };
  return requireDesign(openDesign(place, recipe));
}
