import type { operations } from "@tessera/contract";
import { readProject, requireDesign } from "#features/projects/index.ts";
import type { Answer } from "#operations/answer.ts";
import type { Call } from "#operations/call.ts";
import type { Services } from "#services.ts";
import { serializeTypographies } from "./serialize-typographies.ts";

type GetTypographies = typeof operations.getTypographies;

/** Returns the typography of a project. */
export async function getTypographies(
  call: Call<GetTypographies>,
  services: Services,
): Promise<Answer<GetTypographies>> {
  const { design, revision } = await readProject(call, services);
  return { data: serializeTypographies(requireDesign(design)), revision };
}
