import * as radix from "@radix-ui/colors";
import {
  Scheme as MaterialScheme,
  argbFromHex,
  hexFromArgb,
} from "@material/material-color-utilities";
import { parseRecipe, resolve, createRecipe, tokenPath, defaultModes } from "@tessera/engine";
import type { HexColor } from "@tessera/engine/color";
import { differenceEuclidean, wcagContrast } from "culori";

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
 * nearest to the base, the baseline scheme of Material, and the default theme of shadcn/ui with the
 * base as its primary color, as a theme editor has it before anything else is changed.
 */
export const lookMakers: readonly LookMaker[] = [
  { name: "Tessera", make: lookOfTessera },
  { name: "Radix", make: lookOfRadix },
  { name: "Material", make: lookOfMaterial },
  { name: "shadcn/ui default", make: lookOfShadcn },
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

/** The greys of the default theme of shadcn/ui, which follow no base. */
const shadcnGreys = {
  light: {
    page: "#ffffff",
    card: "#ffffff",
    border: "#e5e5e5",
    text: "#0a0a0a",
    muted: "#737373",
    tint: "#f5f5f5",
    onTint: "#171717",
  },
  dark: {
    page: "#0a0a0a",
    card: "#171717",
    border: "#2e2e2e",
    text: "#fafafa",
    muted: "#a1a1a1",
    tint: "#262626",
    onTint: "#fafafa",
  },
} as const;
const shadcnCharts = {
  light: ["#f54900", "#009689", "#104e64", "#ffb900", "#fe9a00"],
  dark: ["#1447e6", "#00bc7d", "#fe9a00", "#ad46ff", "#ff2056"],
} as const;

function lookOfShadcn(base: HexColor, scheme: LookScheme): Look {
  const onButton =
    wcagContrast("#fafafa", base) >= wcagContrast("#171717", base) ? "#fafafa" : "#171717";
  return { ...shadcnGreys[scheme], button: base, onButton, chart: shadcnCharts[scheme] };
}
