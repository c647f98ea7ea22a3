import { operations, plans } from "@tessera/contract";
import type { Implement } from "#operations/implement.ts";
import { serializeVersion } from "./serialize-version.ts";
import { selectVersions } from "./versions-repository.ts";

/** Adds the operation that lists the versions of a project. */
export function implementVersionList(implement: Implement): void {
  implement(operations.listVersions, {
    select: ({ namedId, query }) => selectVersions(namedId, query),
    answer: ({ query: { pageSize }, organization: { plan } }, [rows, pinned, [facts]]) => {
      const versions = rows.slice(0, pageSize).map((row) => serializeVersion(row, plan));
      return {
        data: {
          versions,
          pinned: pinned.map((row) => serializeVersion(row, plan)),
          next: rows.length > pageSize ? (versions.at(-1)?.revision ?? null) : null,
          days: plans[plan].entitlements.versionHistoryDays,
          hasHidden: facts?.hasHidden ?? false,
        },
      };
    },
  });
}
