import { plans, userIdSchema, type PlanId, type Version } from "@tessera/contract";
import type { VersionRow } from "./versions-repository.ts";

const dayMs = 86_400_000;

/** The answer of a call that returns a version. */
export function serializeVersion(row: VersionRow, planId: PlanId): Version {
  const { revision, saves, createdAt, name, changes, note, isPinned, isCurrent } = row;
  const { versionHistoryDays } = plans[planId].entitlements;
  const expiresAt = new Date(createdAt.getTime() + versionHistoryDays * dayMs);
  return {
    revision,
    saves,
    name,
    changes,
    note,
    createdAt: createdAt.toISOString(),
    expiresAt: isCurrent ? null : expiresAt.toISOString(),
    author: authorOf(row),
    pinned: isPinned,
  };
}

function authorOf({ authorId, authorName }: VersionRow): Version["author"] {
  if (authorId === null || authorName === null) return null;
  return { id: userIdSchema.parse(authorId), name: authorName };
}
