import type { operations, ParsedOf, VersionNote } from "@tessera/contract";
import { isTokenPath, restorePart, type RestoredPart } from "@tessera/engine";
import { ApiError } from "#errors/api-error.ts";
import {
  requireDesign,
  requireParsed,
  saveProject,
  serializeProject,
} from "#features/projects/index.ts";
import type { Answer } from "#operations/answer.ts";
import type { Call } from "#operations/call.ts";
import type { Services } from "#services.ts";
import { openVersion } from "./open-version.ts";
import { selectVersion } from "./versions-repository.ts";

type RestoreVersion = typeof operations.restoreVersion;

/** Saves a former version or a part of it as the next version. */
export async function restoreVersion(
  call: Call<RestoreVersion>,
  services: Services,
): Promise<Answer<RestoreVersion>> {
  const { organization, project, params, body, locale } = call;
  const revision = Number(params.versionId);
  const [[stored]] = await services.database.read(call.tenant, selectVersion(project.id, revision));
  if (stored === undefined) throw new ApiError("notFound");
  const former = openVersion(call, stored);
  return saveProject(call, services, {
    operation: "restoreVersion",
    note: noteRestored(revision, body),
    change: ({ design }) => {
      const restored = restorePart(requireDesign(design), former, partOf(body));
      return { design: requireParsed(restored, locale) };
    },
    show: (saved) => serializeProject(saved, organization.plan),
  });
}

type Body = ParsedOf<RestoreVersion, "body">;

function partOf({ categories, token }: Body): RestoredPart {
  if (categories) return { kind: "categories", categories };
  if (token === undefined) return { kind: "whole" };
  if (!isTokenPath(token)) throw new ApiError("notFound");
  return { kind: "token", token };
}

function noteRestored(revision: number, { categories, token }: Body): VersionNote {
  return {
    kind: "restored",
    revision,
    ...(categories && { categories }),
    ...(token !== undefined && { token }),
  };
}
