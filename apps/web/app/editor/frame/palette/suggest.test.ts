import { createDesign, type HexColor, tokenName } from "@tessera/engine";
import { expect, test } from "vitest";
import { applySuggestion, isEdit } from "./run-suggestion.ts";
import { suggest } from "./suggest.ts";
import type { Suggestion } from "./suggestion.ts";
import { createDraftStore, type SendRecipe } from "#editor/draft/draft-store.ts";
import { startDraft } from "#editor/draft/draft-state.ts";

const sendNothing: SendRecipe = async () => ({
  kind: "failed",
  failure: { reason: "offline" },
});
const design = createDesign("#2447b8" as HexColor);
const english = new Map([
  ["orchard", "Orchard"],
  ["night-bus", "Night bus"],
]);
const turkish = new Map([
  ["orchard", "Meyve bahçesi"],
  ["night-bus", "Gece otobüsü"],
]);

/** Prints the meaning of a suggestion in a line of the tables. */
function print(suggestion: Suggestion | undefined): string {
  switch (suggestion?.kind) {
    case "decision":
      return `${suggestion.path} = ${String(suggestion.value)}`;
    case "shadow":
      return `shadow = ${suggestion.character}`;
    case "pin":
      return `pin ${tokenName(suggestion.token)}`;
    case "view":
      return `view ${JSON.stringify(suggestion.change)}`;
    case "copyToken":
      return `copy ${tokenName(suggestion.token)}`;
    case "copyFile":
      return `copy file ${suggestion.format}`;
    case "preset":
      return `preset ${suggestion.id}`;
    default:
      return "nothing";
  }
}

const queries: Readonly<Record<string, readonly (readonly [query: string, meaning: string])[]>> = {
  en: [
    ["radius 10", "radius/basePx = 10"],
    ["base radius 4px", "radius/basePx = 4"],
    ["radius m 10", "pin radius-m"],
    ["radius-xl 32px", "pin radius-xl"],
    ["unit 8", "spacing/unitPx = 8"],
    ["ratio 1.25", "typography/ratioWide = 1.25"],
    ["base size 18", "typography/basePx = 18"],
    ["teal", "color/base = #008080"],
    ["base rebeccapurple", "color/base = #663399"],
    ["#0f7b6c", "color/base = #0f7b6c"],
    ["color #abc", "color/base = #aabbcc"],
    ["dark", 'view {"scheme":"dark"}'],
    ["Split", 'view {"scheme":"split"}'],
    ["phone", 'view {"widthPx":390}'],
    ["high contrast", 'view {"contrast":"high"}'],
    ["compact", "spacing/density = compact"],
    ["density comfortable", "spacing/density = comfortable"],
    ["shadow none", "shadow = none"],
    ["copy scss", "copy file scss"],
    ["copy css", "copy file css"],
    ["copy radius m", "copy radius-m"],
    ["color-action-solid", "copy color-action-solid"],
    ["action solid hover", "copy color-action-solid-hover"],
    ["spacing l 28", "pin spacing-l"],
    ["orchard", "preset orchard"],
    ["preset night", "preset night-bus"],
    ["", "nothing"],
    ["zxqwerty", "nothing"],
  ],
  tr: [
    ["köşe 10", "radius/basePx = 10"],
    ["KÖŞE 10", "radius/basePx = 10"],
    ["köşe m 10", "pin radius-m"],
    ["birim 8", "spacing/unitPx = 8"],
    ["oran 1,25", "typography/ratioWide = 1.25"],
    ["turkuaz", "color/base = #00ced1"],
    ["ana renk lacivert", "color/base = #000080"],
    ["kirmizi", "color/base = #dc143c"],
    ["koyu", 'view {"scheme":"dark"}'],
    ["AÇIK", 'view {"scheme":"light"}'],
    ["bölünmüş", 'view {"scheme":"split"}'],
    ["sıkı", "spacing/density = compact"],
    ["gölge yumuşak", "shadow = soft"],
    ["scss kopyala", "copy file scss"],
    ["kopyala radius m", "copy radius-m"],
    ["boşluk l 28", "pin spacing-l"],
    ["gece otobüsü", "preset night-bus"],
    ["süre", "copy duration-fast"],
    ["kenarlık 2", "border/basePx = 2"],
    ["teal", "color/base = #008080"],
  ],
};

for (const [locale, rows] of Object.entries(queries)) {
  const context = { design, locale, presetNames: locale === "tr" ? turkish : english };
  test.each(rows)(`in ${locale}, “%s” means: %s`, (query, meaning) => {
    expect(print(suggest(query, context)[0])).toBe(meaning);
  });

  test.each(rows)(`in ${locale}, what “%s” suggests can be done`, (query) => {
    for (const suggestion of suggest(query, context).filter(isEdit)) {
      const store = createDraftStore(startDraft({ design, revision: 1 }), sendNothing);
      expect(applySuggestion(store, suggestion), JSON.stringify(suggestion)).toBe(true);
    }
  });
}

test("a value that a recipe refuses changes nothing", () => {
  const store = createDraftStore(startDraft({ design, revision: 1 }), sendNothing);
  const wild = { kind: "decision", path: "radius/basePx", value: 4000 } as const;
  expect(applySuggestion(store, wild)).toBe(false);
  expect(store.getState().changes).toEqual([]);
});
