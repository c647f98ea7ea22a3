/** The fields that a refusal names, and how many more are wrong. */
export type RefusedFields = {
  /** The message of each field by its path (`variables.2.value`), at most 20. */
  readonly fields: Readonly<Record<string, string>>;
  readonly moreFields?: number;
};

/** A refusal must not grow with what it refuses. */
const mostNamedFields = 20;
const mostMessages = 5;
const longestPath = 200;
const longestMessage = 600;

/** What is wrong with one field; its message is made only when the refusal names the field. */
export type FieldFinding = { readonly path: string; readonly describe: () => string };

/** Names the first 20 fields and counts the rest. A field keeps up to five messages, each once. */
export function nameFields(findings: readonly FieldFinding[]): RefusedFields {
  const messages = new Map<string, Set<string>>();
  const others = new Set<string>();
  for (const { path, describe } of findings) {
    const name = shorten(path, longestPath);
    const known = messages.get(name);
    if (known && known.size < mostMessages) known.add(describe());
    else if (known === undefined && messages.size < mostNamedFields)
      messages.set(name, new Set([describe()]));
    else if (known === undefined) others.add(name);
  }
  const fields = [...messages].map(([name, ofField]) => [
    name,
    shorten([...ofField].join(" "), longestMessage),
  ]);
  return {
    fields: Object.fromEntries(fields),
    ...(others.size > 0 && { moreFields: others.size }),
  };
}

function shorten(text: string, longest: number): string {
  return text.length > longest ? `${text.slice(0, longest).toWellFormed()}…` : text;
}
