import { setImmediate as nextTurn } from "node:timers/promises";
import { typographyGroups, type Locale, type ParsedOf, type operations } from "@tessera/contract";
import type { Design } from "@tessera/engine";
import { requireDesign, saveProject } from "#features/projects/index.ts";
import type { Answer } from "#operations/answer.ts";
import type { Call } from "#operations/call.ts";
import type { Services } from "#services.ts";
import { changeGroup } from "./change-group.ts";
import { serializeTypographies } from "./serialize-typographies.ts";

type Groups = ParsedOf<typeof operations.updateTypographies, "body">;

type UpdateTypographies = typeof operations.updateTypographies;

/** Changes groups of a project's typography in one save. */
export async function updateTypographies(
  call: Call<UpdateTypographies>,
  services: Services,
): Promise<Answer<UpdateTypographies>> {
  const { design, revision } = await saveProject(call, services, {
    operation: "updateTypographies",
    change: async (project) => ({
      design: await changeGroups(requireDesign(project.design), call.body, call.locale),
    }),
    show: (project) => serializeTypographies(requireDesign(project.design)),
  });
  return { data: serializeTypographies(requireDesign(design)), revision };
}

/** Changes one group in each turn of the event loop, because all together can take long. */
async function changeGroups(design: Design, groups: Groups, locale: Locale): Promise<Design> {
  let changed = design;
  for (const under of typographyGroups) {
    const change = groups[under];
    if (change === undefined) continue;
    changed = changeGroup(changed, under, change, { locale, under });
    await nextTurn();
  }
  return changed;
}
