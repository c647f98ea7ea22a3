/** The fields that a refusal names, and the number of other wrong fields. */
export type RefusedFields = {
  /** The message of each field by its path (`variables.2.value`), at most 20. */
  readonly fields: Readonly<Record<string, string>>;
  readonly moreFields?: number;
};

/** The limits of a refusal, so that its size does not grow with its input. */
const mostNamedFields = 20;
const mostMessages = 5;
const longestPath = 200;
const longestMessage = 600;

/** A problem of one field; its message is created only when the refusal names the field. */
export type FieldFinding = { readonly path: string; readonly describe: () => string };

/** Names the first 20 fields and counts the rest. A field has at most five different messages. */
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
