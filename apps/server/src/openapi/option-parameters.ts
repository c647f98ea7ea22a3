import { formats, type FormatOption } from "@tessera/engine";

type Json = { readonly [key: string]: unknown };

/** The options of all formats as query parameters of an export, each with the formats that have it. */
export function listOptionParameters(): readonly Json[] {
  const options = new Map(
    formats.flatMap((format) => format.options.map((option) => [option.id, option] as const)),
  );
  return [...options.values()].map((option) => ({
    name: option.id,
    in: "query",
    description: `Used by: ${listFormatsWith(option.id).join(", ")}.`,
    schema: schemaOf(option),
    ...(option.kind === "choices" && { style: "form", explode: false }),
  }));
}

function listFormatsWith(id: string): readonly string[] {
  return formats
    .filter(({ options }) => options.some((option) => option.id === id))
    .map((format) => format.id);
}

/** Returns the schema of values that any of the formats accepts; their choices may differ. */
function schemaOf(option: FormatOption): Json {
  if (option.kind === "switch") return { type: "boolean", default: option.default };
  if (option.kind === "text") return { type: "string", default: option.default };
  const choices = formats.flatMap(({ options }) =>
    options.flatMap((each) => (each.id === option.id && "choices" in each ? each.choices : [])),
  );
  const word = { type: "string", enum: [...new Set<string>(choices)] };
  return option.kind === "choice"
    ? { ...word, default: option.default }
    : { type: "array", items: word, minItems: 1 };
}
