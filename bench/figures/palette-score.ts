// Measures palette scores (packages/engine/src/checks/testing/palette-score.ts): generators with the hard
// bases, published palettes with their own.
import { hardBases, scorePalette } from "@tessera/engine/testing";
import { reportFigures } from "../figure.ts";
import { leonardo, ourMaker, peerMakers, publishedRamps } from "../palette-peers.ts";
import type { PaletteMaker, Ramp } from "../palette-peers.ts";

type Scores = { readonly name: string; readonly mean: number; readonly worst: number };

const ours = scoreRamps(ourMaker.name, createRamps(ourMaker));
const peers = [
  ...[...peerMakers, leonardo].map((maker) => scoreRamps(maker.name, createRamps(maker))),
  ...publishedRamps.map(({ name, ramps }) => scoreRamps(name, ramps)),
].toSorted((one, other) => other.mean - one.mean);

reportFigures([
  {
    name: "Palette score on the 24 hard bases, mean",
    value: ours.mean.toFixed(1),
    peer: peers.map(({ name, mean }) => `${name} ${mean.toFixed(1)}`).join(", "),
    target: {
      text: "95, above all peers",
      isMet: ours.mean >= 95 && peers.every(({ mean }) => mean < ours.mean),
    },
  },
  {
    name: "Palette score on the 24 hard bases, worst",
    value: ours.worst.toFixed(1),
    peer: peers.map(({ name, worst }) => `${name} ${worst.toFixed(1)}`).join(", "),
    target: { text: "88", isMet: ours.worst >= 88 },
  },
]);

function createRamps({ make }: PaletteMaker): readonly Ramp[] {
  return hardBases.map((base) => ({ base, steps: make(base) }));
}

function scoreRamps(name: string, ramps: readonly Ramp[]): Scores {
  const scores = ramps.map(({ base, steps }) => scorePalette(base, steps).total);
  return {
    name,
    mean: scores.reduce((sum, score) => sum + score, 0) / scores.length,
    worst: Math.min(...scores),
  };
}
