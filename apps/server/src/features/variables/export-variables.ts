import { canExport, planLimitValues, plans, type operations } from "@tessera/contract";
import { findFormat, generate, type Format, type Scheme } from "@tessera/engine";
import { ApiError } from "#errors/api-error.ts";
import { readProject, type StoredProject } from "#features/projects/index.ts";
import type { FileAnswer } from "#operations/answer.ts";
import type { Handler } from "#operations/implement.ts";
import type { ExportCache } from "./export-cache.ts";
import { packFiles } from "./pack-files.ts";

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
      file: call.query.file,
    };
    const schemes: readonly Scheme[] = entitlements.hasDarkMode ? ["light", "dark"] : ["light"];
    return cache.get(key, () => printExport(format, project, { schemes, file: call.query.file }));
  };
}

function requireFormat(id: string): Format {
  const format = findFormat(id);
  if (format === undefined) throw new ApiError("notFound");
  return format;
}

function printExport(
  format: Format,
  { name, recipe, revision }: StoredProject,
  asked: { readonly schemes: readonly Scheme[]; readonly file: string | undefined },
): FileAnswer {
  const title = `${name}, revision ${revision}, made with Tessera`;
  const files = format.print(generate(recipe), { title, schemes: asked.schemes });
  if (asked.file === undefined) return packFiles(files, format.id);
  const file = files.find(({ path }) => path === asked.file);
  if (file === undefined) throw new ApiError("notFound");
  return packFiles([file], format.id);
}
