import { presetPalettes } from "@ant-design/colors";
import atlassian from "@atlaskit/tokens/dist/cjs/artifacts/palettes-raw/palette.js";
import * as radix from "@radix-ui/colors";
import { parseHexColor } from "@tessera/engine";
import material from "material-colors";
import openColor from "open-color/open-color.json" with { type: "json" };
import { publishedRamps, type Ramp } from "./palette-peers.ts";

/** The ramps of one published set of colors. */
export type RampSet = {
  readonly name: string;
  /** True when the engine's hues are learned from it: designers chose its steps, for light pages. */
  readonly teaches: boolean;
  readonly ramps: readonly Ramp[];
};

const numbers = ["50", "100", "200", "300", "400", "500", "600", "700", "800", "900"];

/** 148 published ramps of eight sets; the base of each is the step that its set uses as a fill. */
export const rampSets: readonly RampSet[] = [
  ...publishedRamps.map(({ name, ramps }) => ({ name, teaches: name !== "Harmony", ramps })),
  { name: "Open Color", teaches: true, ramps: listLists(openColor, 6, 10) },
  { name: "Material", teaches: true, ramps: listMaterial() },
  { name: "Atlassian", teaches: true, ramps: listAtlassian() },
  { name: "Ant Design", teaches: false, ramps: listAnt() },
  { name: "Radix", teaches: false, ramps: listRadix() },
];

function listLists(
  palettes: Readonly<Record<string, string | readonly string[]>>,
  base: number,
  count: number,
): readonly Ramp[] {
  return Object.values(palettes).flatMap((steps) =>
    typeof steps === "string" ? [] : [rampOf(steps.slice(0, count), base)],
  );
}

function listMaterial(): readonly Ramp[] {
  return Object.values(material).flatMap((steps) =>
    steps["500"]
      ? [
          rampOf(
            numbers.map((number) => steps[number] ?? ""),
            5,
          ),
        ]
      : [],
  );
}

/** Lists the ramps of tokens such as Lime250; those with letters after it are translucent. */
function listAtlassian(): readonly Ramp[] {
  const ramps = new Map<string, string[]>();
  const bases = new Map<string, number>();
  for (const { path, value } of atlassian.default) {
    const [, name = "", number] = /^([A-Z][a-z]+)(\d+)$/.exec(path.at(-1) ?? "") ?? [];
    if (!number || typeof value !== "string") continue;
    const steps = ramps.get(name) ?? [];
    if (number === "600") bases.set(name, steps.length);
    ramps.set(name, [...steps, value]);
  }
  return [...ramps].map(([name, steps]) => rampOf(steps, bases.get(name) ?? 0));
}

/** The package names its greys twice. */
function listAnt(): readonly Ramp[] {
  const { grey: _, ...palettes } = presetPalettes;
  return listLists(palettes, 5, 10);
}

/** The light ramps, which have steps named as they are, such as amber9. */
function listRadix(): readonly Ramp[] {
  return Object.entries<Readonly<Record<string, string>>>(radix).flatMap(([name, steps]) =>
    /^[a-z]+$/.test(name) && steps[`${name}9`] ? [rampOf(Object.values(steps), 8)] : [],
  );
}

function rampOf(colors: readonly string[], base: number): Ramp {
  const steps = colors.map((color) => {
    const hex = parseHexColor(color.toLowerCase());
    if (!hex) throw new RangeError(`${color} is not a color`);
    return hex;
  });
  return { base: steps[base] as Ramp["base"], steps };
}
