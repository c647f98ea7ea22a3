import type { Parsed, Problem } from "#tokens/problem.ts";
import type { FormatOption, PrintOptions } from "./print-options.ts";

/** The maximum length of a text option without its own limit. */
export const mostTextLength = 200;

/**
 * Parses options of a format from the texts of an address or a form: a switch is `true` or `false`,
 * commas separate several choices. Refuses options that the format does not offer.
 */
export function parsePrintOptions(
  offered: readonly FormatOption[],
  texts: Readonly<Record<string, string>>,
): Parsed<PrintOptions> {
  const results = Object.entries(texts).map(([id, text]) => {
    const option = offered.find((each) => each.id === id);
    return option ? parseText(option, text) : refuse({ path: id, code: "unknown-key" });
  });
  const problems = results.flatMap((each) => (each.ok ? [] : each.problems));
  if (problems.length > 0) return { ok: false, problems };
  const entries = results.flatMap((each) => (each.ok ? [each.value] : []));
  return { ok: true, value: Object.fromEntries(entries) };
}

type Entry = readonly [id: string, value: unknown];

function parseText(option: FormatOption, text: string): Parsed<Entry> {
  switch (option.kind) {
    case "text":
      return parseFreeText(option, text);
    case "switch":
      return parseChoice(option.id, ["true", "false"], text, text === "true");
    case "choice":
      return parseChoice(option.id, option.choices, text, text);
    case "choices":
      return parseChoices(option, text.split(","));
  }
}

function parseFreeText(option: FormatOption & { kind: "text" }, text: string): Parsed<Entry> {
  const { id, pattern, expected, maxLength = mostTextLength } = option;
  if (text.length > maxLength)
    return refuse({ path: id, code: "too-long", values: { max: maxLength } });
  if (pattern !== undefined && !pattern.test(text))
    return refuse({ path: id, code: "malformed", values: { expected } });
  return { ok: true, value: [id, text] };
}

function parseChoice(
  id: string,
  allowed: readonly string[],
  text: string,
  value: unknown,
): Parsed<Entry> {
  if (allowed.includes(text)) return { ok: true, value: [id, value] };
  return refuse({ path: id, code: "not-allowed", values: { allowed: allowed.join(", ") } });
}

function parseChoices(
  { id, choices }: FormatOption & { kind: "choices" },
  texts: readonly string[],
): Parsed<Entry> {
  const chosen = choices.filter((each) => texts.includes(each));
  const unknown = texts.find((text) => !chosen.some((each) => each === text));
  if (unknown !== undefined)
    return refuse({ path: id, code: "not-allowed", values: { allowed: choices.join(", ") } });
  return texts.length === chosen.length
    ? { ok: true, value: [id, chosen] }
    : refuse({ path: id, code: "duplicate" });
}

function refuse(problem: Problem): Parsed<never> {
  return { ok: false, problems: [problem] };
}
