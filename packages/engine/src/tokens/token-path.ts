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
  // Cut at its dots: a pattern that replaces them takes twice as long, and formats spell every alias anew.
  let name = "";
  let from = 0;
  for (let dot = path.indexOf("."); dot >= 0; dot = path.indexOf(".", from)) {
    name += `${path.slice(from, dot)}-`;
    from = dot + 1;
  }
  return name + path.slice(from);
}
