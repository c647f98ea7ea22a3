const version = /(?<![\d.])v?(\d{1,6})\.(\d{1,6})\.(\d{1,6})(?![\d.])/;

/** The part of a semantic version that a change increases. */
type Release = "major" | "minor" | "patch" | "none";

/** Returns the next semantic version after the one that a version's name contains; undefined without one. */
export function suggestVersion(name: string | null, release: Release): string | undefined {
  const match = version.exec(name ?? "");
  if (match === null) return undefined;
  const [major = 0, minor = 0, patch = 0] = match.slice(1).map(Number);
  const next = {
    major: [major + 1, 0, 0],
    minor: [major, minor + 1, 0],
    patch: [major, minor, patch + 1],
    none: [major, minor, patch],
  }[release];
  return next.join(".");
}
