import type { operations } from "@tessera/contract";
import { readProject, requireDesign } from "#features/projects/index.ts";
import type { Answer } from "#operations/answer.ts";
import type { Call } from "#operations/call.ts";
import type { Services } from "#services.ts";
import { serializePalettes, serializeStarters } from "./serialize-palettes.ts";

type ListColors = typeof operations.listColors;

/** Returns the palettes of the named project, or the starter palettes. */
export async function listColors(
  call: Call<ListColors>,
  services: Services,
): Promise<Answer<ListColors>> {
  const { actor, organization, project } = call;
  if (organization === undefined || project === undefined) return { data: serializeStarters() };
  const named = await readProject({ actor, organization, project }, services);
  return { data: serializePalettes(requireDesign(named.design)), revision: named.revision };
}
