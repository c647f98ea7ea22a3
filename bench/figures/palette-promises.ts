// Counts the palettes that keep every promise and contain the base among their steps, for seeded
// and hard bases.
import { parseHexColor } from "@tessera/engine";
import { hardBases, scorePalette } from "@tessera/engine/testing";
import type { HexColor } from "@tessera/engine";
import { reportFigures } from "../figure.ts";
import { leonardo, ourMaker, peerMakers, publishedRamps } from "../palette-peers.ts";
import type { PaletteMaker, Ramp } from "../palette-peers.ts";
import { mulberry32 } from "../random.ts";

const count = 10_000;
const random = mulberry32(42);
const seeded = Array.from({ length: count }, createBase);

reportFigures([
  {
    name: `Promises kept and base exact, ${count.toLocaleString("en")} seeded bases`,
    value: countKept(ourMaker, seeded),
    peer: peerMakers.map((maker) => `${maker.name} ${countKept(maker, seeded)}`).join(", "),
    target: { text: "all", isMet: countKept(ourMaker, seeded) === String(count) },
  },
  {
    name: "Promises kept and base exact, 24 hard bases",
    value: countKept(ourMaker, hardBases),
    peer: [...peerMakers, leonardo]
      .map((maker) => `${maker.name} ${countKept(maker, hardBases)}`)
      .join(", "),
    target: { text: "all", isMet: countKept(ourMaker, hardBases) === String(hardBases.length) },
  },
  {
    name: "Promises kept, published palettes with their own bases",
    value: `${countKept(ourMaker, hardBases)} of ${hardBases.length}`,
    peer: publishedRamps
      .map(({ name, ramps }) => `${name} ${ramps.filter(isKept).length} of ${ramps.length}`)
      .join(", "),
  },
]);

function countKept({ make }: PaletteMaker, bases: readonly HexColor[]): string {
  return String(bases.filter((base) => isKept({ base, steps: make(base) })).length);
}

function isKept({ base, steps }: Ramp): boolean {
  const { promises, base: nearness } = scorePalette(base, steps);
  return promises === 30 && nearness === 15;
}

function createBase(): HexColor {
  const bits = Math.floor(random() * 0x1000000);
  return parseHexColor(`#${bits.toString(16).padStart(6, "0")}`) ?? ("" as HexColor);
}
