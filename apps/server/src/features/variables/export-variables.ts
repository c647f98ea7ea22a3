import {
  describeProblems,
  findExportLimit,
  planLimitValues,
  printExportTitle,
  type Locale,
  type operations,
  type PlanId,
} from "@tessera/contract";
import { findFormat, parsePrintOptions, type Format, type PrintOptions } from "@tessera/engine";
import { ApiError } from "#errors/api-error.ts";
import { readProject, requireDesign, type ReadProject } from "#features/projects/index.ts";
import { encodeFile } from "#encoding/encode-file.ts";
import type { Call } from "#operations/call.ts";
import type { Handler } from "#operations/implement.ts";
import type { PackedFile } from "#printing/pack-files.ts";
import type { Services } from "#services.ts";
import { listDefaultOptions } from "./default-options.ts";
import type { ExportCache } from "./export-cache.ts";

/** Creates the handler that exports a project in one format, with the schemes that the plan includes. */
export function createExportVariables(
  cache: ExportCache,
): Handler<typeof operations.exportVariables> {
  return async (call, services) => {
    const { id: organizationId, plan } = call.organization;
    const format = requireFormat(call.params.format);
    const { file, ...texts } = call.query;
    const requested = requireOptions(
      format,
      texts as Readonly<Record<string, string>>,
      call.locale,
    );
    const keyAt = (revision: number) => ({
      organizationId,
      projectId: call.project.id,
      revision,
      planId: plan,
      formatId: format.id,
      file,
      options: format.options.map(({ id }) => requested[id]),
      encoding: call.encoding,
    });
    const cached = cache.find(keyAt(call.project.revision));
    if (cached) return cached;
    // A cached file was allowed by the plan, which is part of its key.
    const options = limitOptions(format, requested, plan);
    const project = await readProject(call, services);
    const { content, ...named } = await printProject(call, services, project, options);
    const answer = { ...named, ...(await encodeFile(content, call.encoding)) };
    cache.add(keyAt(project.revision), answer);
    return answer;
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
  throw new ApiError("invalid", describeProblems(parsed.problems, locale));
}

/** Applies the plan's defaults of options; refuses options that the plan does not include. */
function limitOptions(format: Format, requested: PrintOptions, planId: PlanId): PrintOptions {
  const limit = findExportLimit(planId, format.id, requested);
  if (limit) throw new ApiError("planLimit", { values: planLimitValues(limit, planId) });
  return { ...listDefaultOptions(planId, format), ...requested };
}

async function printProject(
  { organization, params, query }: Call<typeof operations.exportVariables>,
  { printer }: Services,
  { name, slug, design, revision }: ReadProject,
  options: PrintOptions,
): Promise<PackedFile> {
  const file = await printer.print(organization.id, {
    design: requireDesign(design),
    formatId: params.format,
    options: { title: printExportTitle(name, revision), ...options },
    path: query.file,
    archive: nameArchive(slug, params.format),
  });
  if (file === undefined) throw new ApiError("notFound");
  return file;
}

/** Names a zip by its project and format; the zip of all formats ends in `tokens`. */
function nameArchive(slug: string, formatId: string): string {
  return `${slug}-${formatId === "zip" ? "tokens" : formatId}`;
}
