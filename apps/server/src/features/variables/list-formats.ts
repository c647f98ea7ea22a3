import {
  defaultIn,
  hasPlan,
  planOfChoice,
  planOfFormat,
  planOfOption,
  type operations,
  type PlanId,
  type ReplyOf,
} from "@tessera/contract";
import {
  createDesign,
  formats,
  mostTextLength,
  type Format,
  type FormatOption,
} from "@tessera/engine";
import { createSinglePage, type Answer } from "#operations/answer.ts";
import type { Call } from "#operations/call.ts";

type ListFormats = typeof operations.listFormats;
type Row = ReplyOf<ListFormats>;
type InPlan = Pick<Row, "plan" | "isAllowed">;

const snippets = new Map<string, string>();

/** Lists every format with what the organization's plan allows; without one, the Free plan. */
export async function listFormats({
  organization,
}: Call<ListFormats>): Promise<Answer<ListFormats>> {
  const planId = organization?.plan ?? "free";
  return createSinglePage(formats.map((format) => describeFormat(format, planId)));
}

function describeFormat(format: Format, planId: PlanId): Row {
  const { id, name, options } = format;
  return {
    id,
    name,
    snippet: getSnippet(format),
    options: options.map((option) => describeOption(id, option, planId)),
    ...describePlan(planOfFormat(id), planId),
  };
}

function getSnippet({ id, snippet }: Format): string {
  const text = snippets.get(id) ?? snippet(createDesign());
  snippets.set(id, text);
  return text;
}

function describeOption(
  formatId: string,
  option: FormatOption,
  planId: PlanId,
): Row["options"][number] {
  const { id } = option;
  const inPlan = describePlan(planOfOption(formatId, option), planId);
  const describeChoice = (choice: string): InPlan & { readonly id: string } => ({
    id: choice,
    ...describePlan(planOfChoice(formatId, id, choice), planId),
  });
  switch (option.kind) {
    case "text": {
      const { maxLength = mostTextLength } = option;
      const pattern = option.pattern?.source ?? null;
      const place = option.id === "title" ? option.place : null;
      return { id, kind: "text", default: option.default, pattern, maxLength, place, ...inPlan };
    }
    case "switch": {
      const choices = ["false", "true"].map(describeChoice);
      return { id, kind: "switch", choices, default: option.default, ...inPlan };
    }
    case "choice": {
      const choices = option.choices.map(describeChoice);
      return { id, kind: "choice", choices, default: option.default, ...inPlan };
    }
    case "choices": {
      const choices = option.choices.map(describeChoice);
      return { id, kind: "choices", choices, default: [...defaultIn(planId, option)], ...inPlan };
    }
  }
}

function describePlan(needed: PlanId, planId: PlanId): InPlan {
  return { plan: needed, isAllowed: hasPlan(planId, needed) };
}
