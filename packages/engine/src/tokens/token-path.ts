/** Where a token stands: its groups and its name, joined by dots (`color.primary.500`). A segment is `[a-z0-9-]+`. */
export type TokenPath = string & { readonly __brand: "TokenPath" };

const pattern = /^[a-z][a-z0-9-]*(\.[a-z0-9][a-z0-9-]*)*$/;

/** The path that a text spells; throws for a text that is none, so it is for texts of our own. */
export function tokenPath(text: string): TokenPath {
  if (!pattern.test(text)) throw new RangeError(`"${text}" is not a token path`);
  return text as TokenPath;
}

/** Whether a text spells a token path. */
export function isTokenPath(text: string): text is TokenPath {
  return pattern.test(text);
}

/** The name every format starts from: the path's segments joined by hyphens (`color-primary-500`). */
export function tokenName(path: TokenPath): string {
  // A pattern and not a text: V8 makes one flat text of it, where a text to look for leaves a chain of its parts.
  return path.replaceAll(/\./g, "-");
}
