/** Returns whether an If-None-Match header contains a tag, compared weakly (RFC 9110, 13.1.2). */
export function isNamed(ifNoneMatch: string | undefined, tag: string): boolean {
  if (ifNoneMatch === undefined) return false;
  const tags = ifNoneMatch.split(",").map((one) => one.trim().replace(/^W\//, ""));
  return tags.includes("*") || tags.includes(tag);
}
