import { canExport, plans, type operations, type ReplyOf } from "@tessera/contract";
import { formats, mostTextLength, type FormatOption } from "@tessera/engine";
import { onePage, type Answer } from "#operations/answer.ts";
import type { Call } from "#operations/call.ts";

type ListFormats = typeof operations.listFormats;
type Row = ReplyOf<ListFormats>;

/** Every format, with what the plan of the organization in the header allows; without one, the Free plan. */
export async function listFormats({
  organization,
}: Call<ListFormats>): Promise<Answer<ListFormats>> {
  const { entitlements } = plans[organization?.plan ?? "free"];
  return onePage(
    formats.map(({ id, name, snippet, options }) => ({
      id,
      name,
      snippet,
      options: options.map(printOption),
      isAllowed: canExport(entitlements, id),
    })),
  );
}

function printOption(option: FormatOption): Row["options"][number] {
  if (option.kind === "text") {
    const { pattern = null, maxLength = mostTextLength } = option;
    return { ...option, pattern, maxLength };
  }
  if (option.kind === "choice") return { ...option, choices: [...option.choices] };
  return option.kind === "choices"
    ? { ...option, choices: [...option.choices], default: [...option.default] }
    : option;
}
