import { acceptsRevision, revisionTag } from "@tessera/contract";
import { ApiError } from "#errors/api-error.ts";

/** What a project is at now. */
export type Current = {
  readonly revision: number;
  /** The answer that a stale writer is shown. */
  readonly state: () => unknown;
};

/** Refuses a write that names no revision (428) or one that is not the present one (412, with the present state). */
export function requireRevision(ifMatch: string | undefined, current: Current): void {
  if (ifMatch === undefined) throw new ApiError("preconditionRequired");
  if (acceptsRevision(ifMatch, current.revision)) return;
  throw new ApiError("staleRevision", {
    values: { revision: current.revision },
    data: current.state(),
    headers: { etag: revisionTag(current.revision) },
  });
}
