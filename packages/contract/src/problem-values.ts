import type { NameOwner, ProblemValues, ValuePart } from "@tessera/engine";
import { describeExpected } from "./expected-texts.ts";
import { fillText, type Locale, type LocalizedText, type TextValues } from "./locale.ts";
import { describeModes } from "./mode-texts.ts";

/** What fills the message of a problem: its values in words, and nothing where there is none to say. */
export function describeProblemValues(
  values: ProblemValues = {},
  locale: Locale,
): Readonly<Record<string, string | number>> {
  const { modes, ownerKind, part, min = 0, max, ...plain } = values;
  const said = (text: LocalizedText | undefined, filled: TextValues): string =>
    text ? fillText(text, locale, filled) : "";
  return {
    ...plain,
    min: printLimit(min, locale),
    ...(max !== undefined && { max: printLimit(max, locale) }),
    modes: describeModes(modes, locale),
    unit: values.unit ? ` ${values.unit}` : "",
    given: said(values.given === undefined ? undefined : givenText, { given: values.given ?? "" }),
    part: said(part && partTexts[part], {}),
    owner: said(ownerTexts[ownerKind ?? "token"], { owner: values.owner ?? "" }),
    ...(values.expected && { expected: describeExpected(values.expected, locale) }),
    ...(values.found && { found: describeExpected(values.found, locale) }),
  };
}

/** A limit with the decimal sign of the language; no digits in groups, so that it reads as people type it. */
function printLimit(limit: number, locale: Locale): string {
  return limit.toLocaleString(locale, { useGrouping: false, maximumFractionDigits: 10 });
}

const givenText: LocalizedText = { en: ", not {given}", tr: "; {given} olmaz" };

const partTexts: Readonly<Record<ValuePart, LocalizedText>> = {
  x1: { en: "x1: ", tr: "x1: " },
  y1: { en: "y1: ", tr: "y1: " },
  x2: { en: "x2: ", tr: "x2: " },
  y2: { en: "y2: ", tr: "y2: " },
  offsetX: { en: "x: ", tr: "x: " },
  offsetY: { en: "y: ", tr: "y: " },
  blur: { en: "Blur: ", tr: "Bulanıklık: " },
  spread: { en: "Spread: ", tr: "Yayılma: " },
};

const ownerTexts: Readonly<Record<NameOwner, LocalizedText>> = {
  token: { en: "the token {owner}", tr: "{owner} tokenı" },
  role: { en: "the role {owner}", tr: "{owner} rolü" },
  palette: { en: "the palette {owner}", tr: "{owner} paleti" },
  step: { en: "the step {owner}", tr: "{owner} basamağı" },
};
