/** The place of a rule: its media query, if any, and its selector. */
export type Place = { readonly media?: string; readonly selector: string };

/** Prints a style rule for a place, inside its media query. */
export function printRule(place: Place, lines: string): string {
  return printRules([place], lines).join("");
}

/** Prints the same lines as a rule for each of some places. */
export function printRules(places: readonly Place[], lines: string): readonly string[] {
  const inRule = indent(lines);
  const inMedia = places.some(({ media }) => media) ? indent(inRule) : "";
  return places.map(({ media, selector }) =>
    media
      ? `@media ${media} {\n  ${selector.replaceAll("\n", "\n  ")} {\n${inMedia}\n  }\n}`
      : `${selector} {\n${inRule}\n}`,
  );
}

/** Indents lines of a style sheet by two spaces; empty lines stay empty. */
export function indent(lines: string): string {
  // The loop cuts at line breaks: a pattern takes twice the time.
  let text = "";
  let from = 0;
  for (let end = lines.indexOf("\n"); end >= 0; end = lines.indexOf("\n", from)) {
    text += end === from ? "\n" : `  ${lines.slice(from, end + 1)}`;
    from = end + 1;
  }
  return from === lines.length ? text : `${text}  ${lines.slice(from)}`;
}
