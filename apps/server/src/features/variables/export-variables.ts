import {
  canExport,
  describeProblems,
  planLimitValues,
  plans,
  type Locale,
  type operations,
  type PlanId,
} from "@tessera/contract";
import {
  findFormat,
  generate,
  parsePrintOptions,
  type Format,
  type PrintOptions,
} from "@tessera/engine";
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
    const format = requireFormat(call.params.format);
    const { file, ...texts } = call.query;
    const asked = requireOptions(format, texts as Readonly<Record<string, string>>, call.locale);
    const options = limitOptions(format, asked, plan);
    const project = await readProject(call, services);
    const key = {
      organizationId,
      projectId: project.id,
      revision: project.revision,
      planId: plan,
      formatId: format.id,
      file,
      options: JSON.stringify(format.options.map(({ id }) => asked[id])),
    };
    return cache.get(key, () => printExport(format, project, options, file));
  };
}

function requireFormat(id: string): Format {
  const format = findFormat(id);
  if (format === undefined) throw new ApiError("notFound");
  return format;
}

function requireOptions(
  { options }: Format,
  texts: Readonly<Record<string, string>>,
  locale: Locale,
): PrintOptions {
  const parsed = parsePrintOptions(options, texts);
  if (parsed.ok) return parsed.value;
  throw new ApiError("invalid", { fields: describeProblems(parsed.problems, locale) });
}

/** What was asked for with the schemes of the plan; refuses a format, a scheme or wide colors that the plan has not. */
function limitOptions({ id }: Format, asked: PrintOptions, plan: PlanId): PrintOptions {
  const { entitlements } = plans[plan];
  if (!canExport(entitlements, id)) throw planLimit("exportFormats", plan);
  if (asked.wideColors && !entitlements.hasAdvancedColor) {
    throw planLimit("hasAdvancedColor", plan);
  }
  if (entitlements.hasDarkMode) return asked;
  if (asked.schemes?.includes("dark")) throw planLimit("hasDarkMode", plan);
  return { ...asked, schemes: ["light"] };
}

function planLimit(limit: Parameters<typeof planLimitValues>[0], plan: PlanId): ApiError {
  return new ApiError("planLimit", { values: planLimitValues(limit, plan) });
}

function printExport(
  format: Format,
  { name, recipe, revision }: StoredProject,
  options: PrintOptions,
  path: string | undefined,
): FileAnswer {
  const title = `${name}, revision ${revision}, made with Tessera`;
  const files = format.print(generate(recipe), { title, ...options });
  if (path === undefined) return packFiles(files, format.id);
  const file = files.find((each) => each.path === path);
  if (file === undefined) throw new ApiError("notFound");
  return packFiles([file], format.id);
}
