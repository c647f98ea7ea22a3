import type { I18n } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import {
  aboutDecision,
  printTokenValue,
  tokenName,
  type ContrastTarget,
  type DecisionPath,
  type NamedListPath,
  type TokenDefinition,
  type TokenNote,
} from "@tessera/engine";
import { printRatio } from "@tessera/ui";
import { printSize } from "#editor/fields/print-size.ts";

const deprecatedText = msg`Deprecated`;
const switched = { on: msg`On`, off: msg`Off` } as const;

/**
 * Prints a decision's value as a short text, sizes in px; returns undefined if the decision is
 * absent.
 */
export function printDecision(
  i18n: I18n,
  value: unknown,
  path: DecisionPath,
  unitPx: number,
): string | undefined {
  if (value === undefined) return undefined;
  const about = aboutDecision(path);
  if (about.kind === "entry" && typeof value === "number")
    return stepPrinters[about.list](value, unitPx);
  if (about.kind === "contrastTarget" || path === "color/contrastTargets/text")
    return printTarget(i18n, value as ContrastTarget);
  if (about.kind === "tokenNote") return printNote(i18n, value as TokenNote);
  if (typeof value === "boolean") return i18n._(value ? switched.on : switched.off);
  if (Array.isArray(value)) return value.map(printItem).join(", ");
  if (typeof value === "object" && value !== null) return printDefinition(value as TokenDefinition);
  return String(value as string | number);
}

/** Prints a contrast target: the level of WCAG, or the ratio. */
function printTarget(i18n: I18n, target: ContrastTarget): string {
  return typeof target === "number" ? printRatio(target, i18n.locale) : target.toUpperCase();
}

/** Prints the note on a token: its description, and its replacement if it is deprecated. */
function printNote(i18n: I18n, { description, deprecated }: TokenNote): string {
  const replacement = typeof deprecated === "string" ? [tokenName(deprecated)] : [];
  const marks = deprecated === undefined ? [] : [i18n._(deprecatedText), ...replacement];
  return [...(description === undefined ? [] : [description]), ...marks].join(" · ");
}

/** Prints the numeric value of an entry, by the list that it belongs to. */
const stepPrinters: Readonly<Record<NamedListPath, (value: number, unitPx: number) => string>> = {
  "spacing/steps": printSize,
  "motion/durations": (ms) => `${ms} ms`,
  "motion/easings": String,
  "color/advanced/palettes": String,
};

/** Prints an item of a list; a step of a scale by its name and its figures. */
function printItem(item: unknown): string {
  if (typeof item === "object" && item !== null) return Object.values(item).flat().join(" ");
  return String(item as string | number);
}

function printDefinition(definition: TokenDefinition): string {
  if (definition.type === "alias") return tokenName(definition.to);
  if (definition.type !== "rule") return printTokenValue(definition);
  return [definition.otherwise, ...definition.cases.map(({ then }) => then)]
    .map(printDefinition)
    .join(" · ");
}
