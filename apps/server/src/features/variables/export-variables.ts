import { canExport, planLimitValues, plans, type operations } from "@tessera/contract";
import { formats, generate, type Scheme } from "@tessera/engine";
import { ApiError } from "#errors/api-error.ts";
import { readProject, type StoredProject } from "#features/projects/index.ts";
import type { FileAnswer } from "#operations/answer.ts";
import type { Handler } from "#operations/implement.ts";
import type { ExportCache } from "./export-cache.ts";

type Format = (typeof formats)[number];

/** Makes the handler that exports a project in one format: what the plan allows, and the light scheme alone where the plan has no dark one. */
export function makeExportVariables(
  cache: ExportCache,
): Handler<typeof operations.exportVariables> {
  return async (call, services) => {
    const { id: organizationId, plan } = call.organization;
    const { entitlements } = plans[plan];
    const format = requireFormat(call.params.format);
    if (!canExport(entitlements, format.id)) {
      throw new ApiError("planLimit", { values: planLimitValues("exportFormats", plan) });
    }
    const project = await readProject(call, services);
    const key = {
      organizationId,
      projectId: project.id,
      revision: project.revision,
      planId: plan,
      formatId: format.id,
    };
    const schemes: readonly Scheme[] = entitlements.hasDarkMode ? ["light", "dark"] : ["light"];
    return cache.get(key, () => printFile(format, project, schemes));
  };
}

function requireFormat(id: string): Format {
  const format = formats.find((one) => one.id === id);
  if (format === undefined) throw new ApiError("notFound");
  return format;
}

function printFile(
  { fileName, mediaType, print }: Format,
  { name, recipe, revision }: StoredProject,
  schemes: readonly Scheme[],
): FileAnswer {
  const title = `${name}, revision ${revision}, made with Tessera`;
  return {
    text: print(generate(recipe), { title, schemes }),
    mediaType: `${mediaType}; charset=utf-8`,
    fileName,
  };
}
