// Measures the time of a palette of eleven steps: Tessera beside a bare loop from OKLCH to hex, and
// beside each peer.
import { hardBases } from "@tessera/engine/testing";
import type { HexColor } from "@tessera/engine";
import Color from "colorjs.io";
import { formatHex } from "culori";
import { bareLightness, createBareRamp } from "../bare-loop.ts";
import { reportFigures } from "../figure.ts";
import { measurePairs } from "../measure-pairs.ts";
import { leonardo, ourMaker, peerMakers } from "../palette-peers.ts";

type Maker = (base: HexColor) => readonly string[];

const chroma = 0.02;
const hue = 265;

/** The bare loop's work, done by libraries that support many color spaces. */
const libraries: readonly { readonly name: string; readonly make: Maker }[] = [
  {
    name: "culori",
    make: () => bareLightness.map((l) => formatHex({ mode: "oklch", l, c: chroma, h: hue }) ?? ""),
  },
  {
    name: "colorjs.io",
    make: () =>
      bareLightness.map((l) =>
        new Color("oklch", [l, chroma, hue]).to("srgb").toString({ format: "hex" }),
      ),
  },
];

const white = hardBases[0] as HexColor;
for (const { name, make } of libraries) requireSame(name, make(white), createBareRamp(chroma, hue));
for (const { name, make } of [ourMaker, ...peerMakers, leonardo])
  requireRamp(name, make("#3b82f6" as HexColor));

const bare = await measurePairs(
  each(ourMaker.make),
  each(() => createBareRamp(chroma, hue)),
  // V8 needs some 20,000 palettes until it has optimized all of their code.
  { calls: [100, 300], warmUps: 10 },
);
const beside: string[] = [];
for (const { name, make } of [...libraries, ...peerMakers])
  beside.push(`${name} ${(await compare(make, 5)).toFixed(1)} ×`);
const slowest = await compare(leonardo.make, 1);

reportFigures([
  {
    name: "A palette of 11 steps / a bare OKLCH loop",
    value: bare.ratio.toFixed(1),
    peer: `${((bare.ms[0] * 1000) / hardBases.length).toFixed(1)} µs here`,
    target: { text: "at most 3", isMet: bare.ratio <= 3 },
  },
  {
    name: "Leonardo / a palette of 11 steps",
    value: `${slowest.toFixed(0)} ×`,
    peer: beside.join(", "),
    target: { text: "at least 50 ×", isMet: slowest >= 50 },
  },
]);

/** Returns a peer's time relative to Tessera's. */
async function compare(make: Maker, calls: number): Promise<number> {
  const { ratio } = await measurePairs(each(make), each(ourMaker.make), {
    pairs: 5,
    calls: [calls, 60],
  });
  return ratio;
}

function each(make: Maker): () => string {
  return () => hardBases.map((base) => make(base).at(-1)).join(" ");
}

function requireSame(name: string, one: readonly string[], other: readonly string[]): void {
  if (one.join(" ") !== other.join(" "))
    throw new Error(`${name} returns ${one.join(" ")}, but the loop returns ${other.join(" ")}`);
}

function requireRamp(name: string, steps: readonly string[]): void {
  const isRamp = steps.length >= 10 && steps.every((step) => /^#[0-9a-f]{6}$/.test(step));
  if (!isRamp) throw new Error(`${name} returns no palette: ${steps.join(" ")}`);
}
