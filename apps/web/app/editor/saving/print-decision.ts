import type { I18n } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import {
  aboutDecision,
  printTokenValue,
  tokenName,
  type DecisionPath,
  type NamedListPath,
  type TokenDefinition,
} from "@tessera/engine";
import { printSize } from "#editor/fields/print-size.ts";

const switched = { on: msg`On`, off: msg`Off` } as const;

/** A decision's value as a short text, a size in px of the spacing unit; undefined where the decision is absent. */
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
  if (typeof value === "boolean") return i18n._(value ? switched.on : switched.off);
  if (Array.isArray(value)) return value.map(printItem).join(", ");
  if (typeof value === "object" && value !== null) return printDefinition(value as TokenDefinition);
  return String(value as string | number);
}

/** How the value of an entry of each list is printed where it is a number. */
const stepPrinters: Readonly<Record<NamedListPath, (value: number, unitPx: number) => string>> = {
  "spacing/steps": printSize,
  "motion/durations": (ms) => `${ms} ms`,
  "motion/easings": String,
  "color/advanced/palettes": String,
};

/** A step of a scale is said by its name and its figures. */
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
