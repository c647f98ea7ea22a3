/** Returns a text with its first character in upper case: `primary` as `Primary`. */
export function capitalize(text: string): string {
  const [first = ""] = text;
  return `${first.toUpperCase()}${text.slice(first.length)}`;
}
