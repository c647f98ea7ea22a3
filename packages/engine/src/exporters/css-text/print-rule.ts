import type { Place } from "./mode-selectors.ts";

/** A style rule where a place says, inside of its media. */
export function printRule(place: Place, lines: string): string {
  return printRules([place], lines).join("");
}

/** The same lines as a rule for each of some places. */
export function printRules(places: readonly Place[], lines: string): readonly string[] {
  const inRule = indent(lines);
  const inMedia = places.some(({ media }) => media) ? indent(inRule) : "";
  return places.map(({ media, selector }) =>
    media
      ? `@media ${media} {\n  ${selector} {\n${inMedia}\n  }\n}`
      : `${selector} {\n${inRule}\n}`,
  );
}

/** Lines of a style sheet two spaces further in; empty ones stay empty. */
export function indent(lines: string): string {
  // Cut at its breaks: a pattern that finds them takes twice as long.
  let text = "";
  let from = 0;
  for (let end = lines.indexOf("\n"); end >= 0; end = lines.indexOf("\n", from)) {
    text += end === from ? "\n" : `  ${lines.slice(from, end + 1)}`;
    from = end + 1;
  }
  return from === lines.length ? text : `${text}  ${lines.slice(from)}`;
}
