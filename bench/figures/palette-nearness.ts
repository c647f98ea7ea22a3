// Measures how near palettes are to 148 published ramps with the same base, and whether the
// engine's table of hues is the one that the hand-made ramps teach.
import { oklchOf } from "@tessera/engine/color";
import type { HexColor } from "@tessera/engine";
import { generateWithHueShift, generateWithHueTable, learnedHues } from "@tessera/engine/testing";
import { rampSets, type RampSet } from "../expert-ramps.ts";
import { reportFigures } from "../figure.ts";
import { learnHueTable } from "../learn-hue-table.ts";
import { measureNearness } from "../measure-nearness.ts";
import { ourMaker, peerMakers, type Ramp } from "../palette-peers.ts";

type Nearness = { readonly ramp: Ramp; readonly distance: number };

const teachers = rampSets.filter(({ teaches }) => teaches);
const ramps = rampSets.flatMap(({ ramps: own }) => own);

const ours = measure(ourMaker.make);
const former = measure((base) => generateWithHueShift(base, "none"));
const unseen = rampSets.flatMap((set) => {
  const table = learnFrom(teachers.filter((teacher) => teacher !== set));
  return measure((base) => generateWithHueTable(base, table), set.ramps);
});
const peers = peerMakers.map(({ name, make }) => ({ name, distances: measure(make) }));
const isLearned = JSON.stringify(learnFrom(teachers)) === JSON.stringify(learnedHues);

reportFigures([
  ...compare("", ours, unseen, 1.4, () => true),
  ...compare(", hues 20° to 120°", ours, unseen, 2.4, isWarm),
  {
    name: "Table of hues",
    value: isLearned ? "as learned" : "differs",
    target: { text: "as learned from the ramps", isMet: isLearned },
  },
]);

function compare(
  name: string,
  all: readonly Nearness[],
  others: readonly Nearness[],
  most: number,
  counts: (ramp: Ramp) => boolean,
) {
  const print = (distances: readonly Nearness[]): string => meanOf(distances, counts).toFixed(2);
  const count = ramps.filter(counts).length;
  const peer = [
    `hueShift none ${print(former)}`,
    ...peers.map((each) => `${each.name} ${print(each.distances)}`),
  ].join(", ");
  const target = (distances: readonly Nearness[]) => ({
    text: `at most ${most.toFixed(2)}`,
    isMet: meanOf(distances, counts) <= most,
  });
  return [
    {
      name: `ΔE_OK × 100 to ${count} expert ramps${name}`,
      value: print(all),
      peer,
      target: target(all),
    },
    {
      name: `… learned without the ramp's own set${name}`,
      value: print(others),
      target: target(others),
    },
  ];
}

function learnFrom(sets: readonly RampSet[]) {
  return learnHueTable(sets.flatMap(({ ramps: own }) => own));
}

function measure(
  make: (base: HexColor) => readonly HexColor[],
  some: readonly Ramp[] = ramps,
): readonly Nearness[] {
  return some.map((ramp) => ({ ramp, distance: measureNearness(ramp, make(ramp.base)) }));
}

function meanOf(all: readonly Nearness[], counts: (ramp: Ramp) => boolean): number {
  const counted = all.filter(({ ramp }) => counts(ramp));
  return counted.reduce((sum, { distance }) => sum + distance, 0) / counted.length;
}

function isWarm({ base }: Ramp): boolean {
  const { c, h } = oklchOf(base);
  return c >= 0.02 && h >= 20 && h <= 120;
}
