import {
  fillText,
  printReleaseNotes,
  suggestVersion,
  type LocalizedText,
  type operations,
  type VersionDiff,
} from "@tessera/contract";
import {
  diffTokenSets,
  listDifferences,
  type Design,
  type PromiseChange,
  type TokenDifference,
} from "@tessera/engine";
import { ApiError } from "#errors/api-error.ts";
import { printValue } from "#features/projects/index.ts";
import type { Answer } from "#operations/answer.ts";
import type { Call } from "#operations/call.ts";
import type { Services } from "#services.ts";
import { openVersion } from "./open-version.ts";
import { selectVersion } from "./versions-repository.ts";

type DiffVersions = typeof operations.diffVersions;

/** Compares two versions of a project. */
export async function diffVersions(
  call: Call<DiffVersions>,
  { database }: Services,
): Promise<Answer<DiffVersions>> {
  const { project, params, query, locale } = call;
  const to = query.to ?? project.revision;
  const [[former], [latter]] = await database.read(
    call.tenant,
    selectVersion(project.id, Number(params.versionId)),
    selectVersion(project.id, to),
  );
  if (former === undefined || latter === undefined) throw new ApiError("notFound");
  const compared = compare(openVersion(call, former), openVersion(call, latter));
  const suggestedVersion = suggestVersion(former.name, compared.release) ?? null;
  const title = suggestedVersion ?? latter.name ?? fillText(plainTitle, locale, { revision: to });
  const notes = printReleaseNotes({ ...compared, title }, locale);
  return {
    data: { from: former.revision, to: latter.revision, ...compared, suggestedVersion, notes },
  };
}

const plainTitle: LocalizedText = { en: "Version {revision}", tr: "Sürüm {revision}" };

type Compared = Pick<VersionDiff, "differences" | "promises" | "release">;

function compare(before: Design, after: Design): Compared {
  const diff = diffTokenSets(before, after);
  return {
    differences: listDifferences(before, after, diff).map(serializeDifference),
    promises: [...diff.broken, ...diff.mended].map(serializePromise),
    release: diff.release,
  };
}

function serializeDifference(difference: TokenDifference): Compared["differences"][number] {
  const { kind, token, from, before, after, deltaEOk, ratio } = difference;
  return {
    kind,
    token: token.path,
    ...(from !== undefined && { from }),
    category: token.category,
    before: printValue(before),
    after: printValue(after),
    ...(deltaEOk !== undefined && { deltaEOk }),
    ...(ratio !== undefined && { ratio }),
  };
}

function serializePromise({ before, after }: PromiseChange): Compared["promises"][number] {
  const { foreground, background, modes, leastContrast, isKept } = after;
  return {
    foreground,
    background,
    leastContrast,
    isKept,
    modes: { scheme: modes.scheme, contrast: modes.contrast },
    before: before.measuredContrast,
    after: after.measuredContrast,
  };
}
