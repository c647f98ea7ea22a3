import type { I18n, MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import { listedFormats, printTokenValue, type ShadowCharacter, tokenName } from "@tessera/engine";
import { printNumber } from "@tessera/ui";
import { describeDecision } from "#editor/names/describe-decision.ts";
import { nameFormat } from "#editor/names/format-names.ts";
import { presetNames } from "#presets/preset-names.ts";
import type { Suggestion } from "./suggestion.ts";

const shadowNames: Readonly<Record<ShadowCharacter, MessageDescriptor>> = {
  none: msg`None`,
  crisp: msg`Crisp`,
  soft: msg`Soft`,
  deep: msg`Deep`,
};

/** The words of decided values. */
const valueNames: Readonly<Record<string, MessageDescriptor>> = {
  comfortable: msg`Comfortable`,
  compact: msg`Compact`,
};

/** The words of the preview's settings. */
const viewNames: Readonly<Record<string, MessageDescriptor>> = {
  light: msg`Light`,
  dark: msg`Dark`,
  split: msg`Split`,
  high: msg`High contrast`,
};

type KindOf<Kind extends Suggestion["kind"]> = Extract<Suggestion, { kind: Kind }>;

const printers: {
  readonly [Kind in Suggestion["kind"]]: (suggestion: KindOf<Kind>, i18n: I18n) => string;
} = {
  decision({ path, value }, i18n) {
    const word = valueNames[String(value)];
    const unit = path.endsWith("Px") ? " px" : "";
    const printed =
      typeof value === "number" ? `${printNumber(value, i18n.locale)}${unit}` : String(value);
    const [name, shown] = [describeDecision(i18n, path), word ? i18n._(word) : printed];
    return i18n._(msg`${name}: ${shown}`);
  },
  shadow({ character }, i18n) {
    const name = i18n._(shadowNames[character]);
    return i18n._(msg`Shadow: ${name}`);
  },
  pin({ token, value }, i18n) {
    const [name, printed] = [tokenName(token), printTokenValue(value)];
    return i18n._(msg`Pin ${name} to ${printed}`);
  },
  view({ change }, i18n) {
    const { widthPx, scheme, contrast } = change;
    const word = viewNames[scheme ?? contrast ?? ""];
    const shown = word ? i18n._(word) : `${widthPx} px`;
    return i18n._(msg`Preview: ${shown}`);
  },
  copyToken({ token }, i18n) {
    const printed = `var(--${tokenName(token)})`;
    return i18n._(msg`Copy ${printed}`);
  },
  copyFile({ format }, i18n) {
    const listed = listedFormats.find(({ id }) => id === format);
    const file = listed ? nameFormat(listed, i18n) : format;
    return i18n._(msg`Copy the file: ${file}`);
  },
  preset({ id }, i18n) {
    const name = i18n._(presetNames[id]);
    return i18n._(msg`Preset: ${name}`);
  },
  shared: (_suggestion, i18n) => i18n._(msg`Use the recipe of this code`),
};

/** Returns the title of a suggestion in the language of the page. */
export function printSuggestion(suggestion: Suggestion, i18n: I18n): string {
  const print = printers[suggestion.kind] as (suggestion: Suggestion, i18n: I18n) => string;
  return print(suggestion, i18n);
}
