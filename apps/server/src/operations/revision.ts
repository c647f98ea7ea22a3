import { acceptsRevision, revisionTag } from "@tessera/contract";
import { ApiError } from "#errors/api-error.ts";

/** The current state of a project. */
export type Current = {
  readonly revision: number;
  /** Returns the answer for a stale writer. */
  readonly state: () => unknown;
};

/** Refuses a write without a revision (428) or with a stale one (412, with the current state). */
export function requireRevision(ifMatch: string | undefined, current: Current): void {
  if (ifMatch === undefined) throw new ApiError("preconditionRequired");
  if (acceptsRevision(ifMatch, current.revision)) return;
  throw new ApiError("staleRevision", {
    values: { revision: current.revision },
    data: current.state(),
    headers: { etag: revisionTag(current.revision) },
  });
}
