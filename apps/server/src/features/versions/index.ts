import { operations } from "@tessera/contract";
import { ApiError } from "#errors/api-error.ts";
import type { Implement } from "#operations/implement.ts";
import { diffVersions } from "./diff-versions.ts";
import { implementVersionList } from "./list-versions.ts";
import { openVersion } from "./open-version.ts";
import { restoreVersion } from "./restore-version.ts";
import { serializeVersion } from "./serialize-version.ts";
import { updateVersion } from "./update-version.ts";
import { selectVersion } from "./versions-repository.ts";

/** Adds the operations of the history of a project. */
export function implementVersions(implement: Implement): void {
  implementVersionList(implement);
  implement(operations.getVersion, async (call, { database }) => {
    const { project, organization, params } = call;
    const bound = selectVersion(project.id, Number(params.versionId));
    const [[stored]] = await database.read(call.tenant, bound);
    if (stored === undefined) throw new ApiError("notFound");
    const { recipe } = openVersion(call, stored);
    return { data: { ...serializeVersion(stored, organization.plan), recipe } };
  });
  implement(operations.diffVersions, diffVersions);
  implement(operations.restoreVersion, restoreVersion);
  implement(operations.updateVersion, updateVersion);
}
