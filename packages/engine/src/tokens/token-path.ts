/**
 * The path of a token: its groups and its name, joined by dots (`color.primary.500`). A segment is
 * `[a-z0-9-]+`.
 */
export type TokenPath = string & { readonly __brand: "TokenPath" };

const pattern = /^[a-z][a-z0-9-]*(\.[a-z0-9][a-z0-9-]*)*$/;

/**
 * Returns the token path of a text; throws for an invalid one, so it is for constants of our code.
 */
export function tokenPath(text: string): TokenPath {
  if (!pattern.test(text)) throw new RangeError(`"${text}" is not a token path`);
  return text as TokenPath;
}

/** Returns whether a text is a token path. */
export function isTokenPath(text: string): text is TokenPath {
  return pattern.test(text);
}

/**
 * Returns the name that every format starts from: the path's segments joined by hyphens
 * (`color-primary-500`).
 */
export function tokenName(path: TokenPath): string {
  // The loop cuts at dots: a pattern takes twice the time, and formats print the path of every
  // alias again.
  let name = "";
  let from = 0;
  for (let dot = path.indexOf("."); dot >= 0; dot = path.indexOf(".", from)) {
    name += `${path.slice(from, dot)}-`;
    from = dot + 1;
  }
  return name + path.slice(from);
}
