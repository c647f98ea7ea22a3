/** Returns the entity tag of a project's revision, as ETag and If-Match carry it. */
export function revisionTag(revision: number): `"${number}"` {
  return `"${revision}"`;
}

/** Returns whether If-Match accepts a revision; `*` accepts any, a weak tag none (RFC 9110, 13.1.1). */
export function acceptsRevision(ifMatch: string, revision: number): boolean {
  const tags = ifMatch.split(",").map((tag) => tag.trim());
  return tags.includes("*") || tags.includes(revisionTag(revision));
}
