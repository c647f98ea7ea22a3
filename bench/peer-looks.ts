import * as radix from "@radix-ui/colors";
import {
  Scheme as MaterialScheme,
  argbFromHex,
  hexFromArgb,
} from "@material/material-color-utilities";
import { parseRecipe, resolve, createRecipe, tokenPath, defaultModes } from "@tessera/engine";
import type { HexColor } from "@tessera/engine/color";
import { differenceEuclidean, wcagContrast } from "culori";
import tailwindColors from "tailwindcss/colors";

export type LookScheme = "light" | "dark";

/** The colors that a sheet draws: a button, a tinted row and a chart on a card of a page. */
export type Look = {
  readonly page: string;
  readonly card: string;
  readonly border: string;
  readonly text: string;
  readonly muted: string;
  readonly button: string;
  readonly onButton: string;
  readonly tint: string;
  readonly onTint: string;
  readonly chart: readonly string[];
};

/** A design system that makes its colors from a base. */
export type LookMaker = {
  readonly name: string;
  readonly make: (base: HexColor, scheme: LookScheme) => Look;
};

/**
 * Tessera's default recipe beside what a user of each peer takes: the Radix scale whose step 9 is
 * nearest to the base, the baseline scheme of Material, and the default theme of tweakcn with the base
 * as its primary color, before anything else is changed.
 */
export const lookMakers: readonly LookMaker[] = [
  { name: "Tessera", make: lookOfTessera },
  { name: "Radix", make: lookOfRadix },
  { name: "Material", make: lookOfMaterial },
  { name: "tweakcn default", make: lookOfTweakcn },
];

function lookOfTessera(base: HexColor, scheme: LookScheme): Look {
  const parsed = parseRecipe(createRecipe(base));
  if (!parsed.ok) throw new TypeError(JSON.stringify(parsed.problems));
  const values = resolve(parsed.value, { ...defaultModes, scheme });
  const find = (name: string): HexColor => {
    const value = values.get(tokenPath(`color.${name}`));
    if (value?.type !== "color") throw new RangeError(`There is no color ${name}`);
    return value.hex;
  };
  return {
    page: find("surface-1"),
    card: find("surface-2"),
    border: find("border"),
    text: find("text"),
    muted: find("text-muted"),
    button: find("action-solid"),
    onButton: find("on-action-solid"),
    tint: find("action-subtle"),
    onTint: find("on-action-subtle"),
    chart: [1, 2, 3, 4, 5].map((order) => find(`data.${order}`)),
  };
}

/** The scales of Radix whose step 9 is made for dark text. */
const brightScales = ["sky", "mint", "lime", "yellow", "amber"];

function lookOfRadix(base: HexColor, scheme: LookScheme): Look {
  const name = findNearestScale(base);
  const suffix = scheme === "dark" ? "Dark" : "";
  const scale = Object.values(radixScales[`${name}${suffix}`] ?? {});
  const grays = Object.values(scheme === "dark" ? radix.grayDark : radix.gray);
  const at = (steps: readonly string[], step: number): string => steps[step - 1] ?? "";
  return {
    page: at(grays, 1),
    card: at(grays, 2),
    border: at(grays, 6),
    text: at(grays, 12),
    muted: at(grays, 11),
    button: at(scale, 9),
    onButton: brightScales.includes(name) ? "#1c2024" : "#ffffff",
    tint: at(scale, 3),
    onTint: at(scale, 11),
    // Radix has no colors for charts; these are the steps of the scale that differ most.
    chart: [9, 6, 11, 8, 12].map((step) => at(scale, step)),
  };
}

const distanceOf = differenceEuclidean("oklab");
const radixScales: Readonly<Record<string, Readonly<Record<string, string>>>> = radix;

function findNearestScale(base: HexColor): string {
  const names = Object.keys(radixScales).filter(
    (name) => /^[a-z]+$/.test(name) && `${name}Dark` in radixScales,
  );
  const distances = names.map((name) => ({
    name,
    distance: distanceOf(radixScales[name]?.[`${name}9`] ?? "", base),
  }));
  return distances.toSorted((one, other) => one.distance - other.distance)[0]?.name ?? "";
}

function lookOfMaterial(base: HexColor, scheme: LookScheme): Look {
  const colors = MaterialScheme[scheme](argbFromHex(base)).toJSON();
  const find = (name: string): string => hexFromArgb(colors[name] ?? 0);
  return {
    page: find("surface"),
    card: find("surfaceVariant"),
    border: find("outlineVariant"),
    text: find("onSurface"),
    muted: find("onSurfaceVariant"),
    button: find("primary"),
    onButton: find("onPrimary"),
    tint: find("primaryContainer"),
    onTint: find("onPrimaryContainer"),
    // Material has no colors for charts; these are its accents.
    chart: ["primary", "secondary", "tertiary", "error", "outline"].map(find),
  };
}

/**
 * The default theme of tweakcn, which is that of shadcn/ui: Tailwind's neutral, and its blue for
 * charts in both schemes. Compared with `config/theme.ts` of tweakcn (Apache 2.0, March 2026), whose
 * values are Tailwind's with two or three decimals; only the dark border is a little lighter.
 */
const tweakcnGreys: Readonly<Record<LookScheme, Omit<Look, "button" | "onButton" | "chart">>> = {
  light: {
    page: "#ffffff",
    card: "#ffffff",
    border: tailwindColor("neutral", 200),
    text: tailwindColor("neutral", 950),
    muted: tailwindColor("neutral", 500),
    tint: tailwindColor("neutral", 100),
    onTint: tailwindColor("neutral", 900),
  },
  dark: {
    page: tailwindColor("neutral", 950),
    card: tailwindColor("neutral", 900),
    border: tailwindColor("neutral", 800),
    text: tailwindColor("neutral", 50),
    muted: tailwindColor("neutral", 400),
    tint: tailwindColor("neutral", 800),
    onTint: tailwindColor("neutral", 50),
  },
};
const tweakcnCharts = [300, 500, 600, 700, 800].map((step) => tailwindColor("blue", step));

/** The base is the primary color, with the more readable of its two foregrounds. */
function lookOfTweakcn(base: HexColor, scheme: LookScheme): Look {
  const [first, second] = [tailwindColor("neutral", 50), tailwindColor("neutral", 900)] as const;
  const onButton = wcagContrast(first, base) >= wcagContrast(second, base) ? first : second;
  return { ...tweakcnGreys[scheme], button: base, onButton, chart: tweakcnCharts };
}

function tailwindColor(palette: string, step: number): string {
  const steps = tailwindColors[palette];
  const color = typeof steps === "string" ? steps : steps?.[step];
  if (color === undefined) throw new RangeError(`Tailwind has no ${palette} ${step}`);
  return color;
}
