import {
  type Design,
  findShareCode,
  listedFormats,
  parseHexColor,
  parseShareCode,
  parseTokenValue,
  presets,
  tokenName,
  type Token,
} from "@tessera/engine";
import { findNamedColor } from "@tessera/engine/color";
import { foldLetters } from "@tessera/ui/fold-case";
import { bareUnitOf, normalizeValueText } from "#editor/fields/normalize-value-text.ts";
import {
  colorWords,
  copyWords,
  decisionWords,
  shadowWords,
  turkishColors,
  turkishGroups,
  viewWords,
} from "./palette-words.ts";
import type { Suggestion } from "./suggestion.ts";

/** A typed text, folded, and what its suggestions depend on. */
type Query = {
  /** The text as it was typed. */
  readonly typed: string;
  readonly words: readonly string[];
  readonly design: Design;
  readonly fold: (text: string) => string;
  /** The names of presets in the language of the page. */
  readonly presetNames: ReadonlyMap<string, string>;
};

/** The most tokens that one text suggests. */
const mostTokens = 5;

/** Returns what a text means in the editor, the likeliest first; the words of both languages work. */
export function suggest(
  typed: string,
  { design, locale, presetNames }: SuggestContext,
): readonly Suggestion[] {
  const fold = (text: string) => foldLetters(text, locale);
  const words = fold(typed)
    .split(/\s+/)
    .filter((word) => word !== "");
  if (words.length === 0) return [];
  const query: Query = { typed: typed.trim(), words, design, fold, presetNames };
  return suggesters.flatMap((find) => find(query));
}

/** The context of suggestions, beside the text. */
export type SuggestContext = Pick<Query, "design" | "presetNames"> & { readonly locale: string };

const suggesters: readonly ((query: Query) => readonly Suggestion[])[] = [
  suggestShared,
  suggestCopies,
  suggestView,
  suggestDecisions,
  suggestShadow,
  suggestColor,
  suggestPins,
  suggestPreset,
  suggestTokens,
];

function suggestShared({ typed }: Query): readonly Suggestion[] {
  const code = findShareCode(typed);
  return code !== undefined && parseShareCode(code).ok ? [{ kind: "shared", code }] : [];
}

function suggestCopies({ words, fold, design }: Query): readonly Suggestion[] {
  const rest = words.filter((word) => !copyWords.includes(word));
  if (rest.length === words.length || rest.length === 0) return [];
  const files = listedFormats
    .filter(({ id, name }) => rest.every((word) => `${id} ${fold(name)}`.includes(word)))
    .map(({ id }): Suggestion => ({ kind: "copyFile", format: id }));
  return [...files, ...findTokens(rest, design, fold).map(copyOf)];
}

function suggestView({ words, fold }: Query): readonly Suggestion[] {
  const text = words.join(" ");
  return Object.entries(viewWords).flatMap(([word, change]): readonly Suggestion[] =>
    fold(word) === text ? [{ kind: "view", change }] : [],
  );
}

const number = /^\d+(?:[.,]\d+)?(?:px)?$/;

function suggestDecisions({ words, fold }: Query): readonly Suggestion[] {
  const last = words.at(-1) ?? "";
  const name = words.slice(0, -1).join(" ");
  return decisionWords.flatMap(({ path, words: names, values }): readonly Suggestion[] => {
    if (!names.some((each) => fold(each) === name)) return [];
    if (values) {
      const word = Object.keys(values).find((each) => fold(each) === last);
      return word === undefined ? [] : [{ kind: "decision", path, value: values[word] }];
    }
    if (!number.test(last)) return [];
    return [{ kind: "decision", path, value: Number.parseFloat(last.replace(",", ".")) }];
  });
}

function suggestShadow({ words, fold }: Query): readonly Suggestion[] {
  const [name = "", value = "", ...more] = words;
  if (more.length > 0 || !["shadow", "shadows", "golge"].includes(name)) return [];
  const word = Object.keys(shadowWords).find((each) => fold(each) === value);
  const character = word === undefined ? undefined : shadowWords[word];
  if (!character) return [];
  return [{ kind: "shadow", character }];
}

function suggestColor({ typed, words, fold }: Query): readonly Suggestion[] {
  const text = words.join(" ");
  const prefix = colorWords
    .map(fold)
    .toSorted((one, other) => other.length - one.length)
    .find((each) => each === "" || text.startsWith(`${each} `));
  const rest = text.slice(prefix === "" ? 0 : (prefix?.length ?? 0) + 1);
  const turkish = Object.keys(turkishColors).find((each) => fold(each) === rest);
  const named = findNamedColor(turkish === undefined ? rest : (turkishColors[turkish] ?? ""));
  const value = named ?? parseHexColor(typed.split(/\s+/).at(-1) ?? "");
  return value ? [{ kind: "decision", path: "color/base", value }] : [];
}

/** Suggests the pin of a token to the value after its name. */
function suggestPins({ typed, words, fold, design }: Query): readonly Suggestion[] {
  const value = typed.split(/\s+/).at(-1) ?? "";
  if (words.length < 2) return [];
  const [token, ...others] = findTokens(words.slice(0, -1), design, fold);
  if (!token || (others.length > 0 && !isExact(token, words.slice(0, -1), fold))) return [];
  const shown = design.valuesIn(design.defaultModes).get(token.path);
  const unit = bareUnitOf(token.path, shown, design.recipe.units.length);
  const parsed = parseTokenValue(token.path, normalizeValueText(value, unit));
  return parsed.ok ? [{ kind: "pin", token: token.path, value: parsed.value }] : [];
}

function suggestPreset({ words, fold, presetNames }: Query): readonly Suggestion[] {
  const text = words.filter((word) => word !== "preset").join(" ");
  if (text.length < 3) return [];
  return presets
    .filter(({ id }) => fold(presetNames.get(id) ?? id).startsWith(text))
    .map(({ id }): Suggestion => ({ kind: "preset", id }));
}

function suggestTokens({ words, fold, design }: Query): readonly Suggestion[] {
  return findTokens(words, design, fold).slice(0, mostTokens).map(copyOf);
}

function copyOf({ path }: Pick<Token, "path">): Suggestion {
  return { kind: "copyToken", token: path };
}

type Fold = Query["fold"];

/** Finds the tokens whose name contains the parts of a text in their order, the exact one first. */
function findTokens(words: readonly string[], design: Design, fold: Fold): readonly Token[] {
  const text = nameOf(words, fold);
  if (text.length < 3) return [];
  const found = [...design.tokens.values()].filter(({ path }) => {
    const name = tokenName(path).toLowerCase();
    return name.startsWith(text) || name.includes(`-${text}`);
  });
  return found.toSorted((one, other) => tokenName(one.path).length - tokenName(other.path).length);
}

function isExact({ path }: Token, words: readonly string[], fold: Fold): boolean {
  return tokenName(path).toLowerCase() === nameOf(words, fold);
}

/** Joins words to the name of a token; a Turkish first word becomes that of the names. */
function nameOf([first = "", ...rest]: readonly string[], fold: Fold): string {
  const turkish = Object.keys(turkishGroups).find((each) => fold(each) === first);
  const group = turkish === undefined ? first : turkishGroups[turkish];
  return [group, ...rest]
    .join("-")
    .replace(/^(?:var\()?-{0,2}/, "")
    .replace(/\)$/, "");
}
