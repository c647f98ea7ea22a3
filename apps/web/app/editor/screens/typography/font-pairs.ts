/** Why two fonts go with each other. */
export type PairReason =
  | "softAndPlain"
  | "moreCharacter"
  | "longReading"
  | "sameHand"
  | "geometric";

/** Two fonts that go with each other, by the ids of the offered fonts, and why. */
type FontPair = { readonly fonts: readonly [string, string]; readonly reason: PairReason };

/** The pairs; each reason is true in both directions. */
const pairs: readonly FontPair[] = [
  { fonts: ["fraunces", "archivo"], reason: "softAndPlain" },
  { fonts: ["fraunces", "inter"], reason: "softAndPlain" },
  { fonts: ["lora", "open-sans"], reason: "softAndPlain" },
  { fonts: ["playfair-display", "source-sans-3"], reason: "softAndPlain" },
  { fonts: ["bricolage-grotesque", "archivo"], reason: "moreCharacter" },
  { fonts: ["bricolage-grotesque", "inter"], reason: "moreCharacter" },
  { fonts: ["space-grotesk", "inter"], reason: "moreCharacter" },
  { fonts: ["unbounded", "manrope"], reason: "moreCharacter" },
  { fonts: ["newsreader", "archivo"], reason: "longReading" },
  { fonts: ["newsreader", "instrument-sans"], reason: "longReading" },
  { fonts: ["literata", "figtree"], reason: "longReading" },
  { fonts: ["source-serif-4", "source-sans-3"], reason: "sameHand" },
  { fonts: ["roboto-slab", "roboto"], reason: "sameHand" },
  { fonts: ["atkinson-hyperlegible-next", "atkinson-hyperlegible-mono"], reason: "sameHand" },
  { fonts: ["geist", "geist-mono"], reason: "sameHand" },
  { fonts: ["plus-jakarta-sans", "inter"], reason: "geometric" },
  { fonts: ["outfit", "work-sans"], reason: "geometric" },
  { fonts: ["sora", "dm-sans"], reason: "geometric" },
  { fonts: ["lexend", "nunito-sans"], reason: "geometric" },
];

/** Returns the ids of the fonts that go with a font, each with its reason. */
export function listPartners(fontId: string): ReadonlyMap<string, PairReason> {
  return new Map(
    pairs.flatMap(({ fonts: [one, other], reason }) => {
      if (one === fontId) return [[other, reason] as const];
      return other === fontId ? [[one, reason] as const] : [];
    }),
  );
}
