import type { ReplyOf, operations } from "@tessera/contract";
import {
  defaultModes,
  generate,
  generatePalette,
  parseHexColor,
  resolve,
  starterPalettes,
  type HexColor,
  type Recipe,
} from "@tessera/engine";
import { contrastRatio } from "@tessera/engine/color";

/** What is answered of palettes. */
export type PrintedPalettes = ReplyOf<typeof operations.listColors>;
type PrintedPalette = PrintedPalettes["palettes"][number];
type Step = PrintedPalette["steps"][number];

/** The palettes that a new project may start from. */
export function printStarters(): PrintedPalettes {
  return {
    palettes: starterPalettes.map(({ name, base }) => ({
      name,
      baseColor: base,
      steps: generatePalette(base).steps.map(({ step, hex }) => printStep(step, hex, base)),
    })),
  };
}

/** The palettes of a recipe as its tokens hold them, pinned steps included. */
export function printPalettes(recipe: Recipe): PrintedPalettes {
  const palettes = new Map<string, PrintedPalette>();
  for (const [path, value] of resolve(generate(recipe), defaultModes)) {
    const [, name, step] = /^color\.([a-z0-9-]+)\.(\d+)$/.exec(path) ?? [];
    if (name === undefined || value.type !== "color") continue;
    const baseColor = findBase(recipe, name);
    const palette = palettes.get(name) ?? { name, baseColor, steps: [] };
    palette.steps.push(printStep(Number(step), value.hex, baseColor));
    palettes.set(name, palette);
  }
  return { palettes: [...palettes.values()] };
}

function findBase({ color }: Recipe, name: string): HexColor | null {
  const bases: Readonly<Record<string, HexColor>> = { ...color.status, primary: color.base };
  const extra = color.advanced?.palettes ?? {};
  if (Object.hasOwn(bases, name)) return bases[name] ?? null;
  return Object.hasOwn(extra, name) ? (extra[name]?.base ?? null) : null;
}

const white = getColor("#ffffff");
const black = getColor("#000000");

function printStep(step: number, hex: HexColor, base: HexColor | null): Step {
  return {
    step,
    hex,
    contrastOnWhite: contrastRatio(hex, white),
    contrastOnBlack: contrastRatio(hex, black),
    isBase: hex === base,
  };
}

function getColor(text: string): HexColor {
  const color = parseHexColor(text);
  if (color === undefined) throw new Error(`${text} is no color.`);
  return color;
}
