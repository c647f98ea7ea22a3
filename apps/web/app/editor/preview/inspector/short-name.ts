/** Returns the name of a token as the inspector shows it, without the group of all colors. */
export function shortNameOf(token: string): string {
  return token.replace(/^color-/, "");
}
