// Measures the roles of the default style for seeded bases in light and dark: how many buttons have
// the brand color, how many look disabled, and how far surfaces and status colors are apart. culori
// converts the colors and simulates the deficiencies.
import {
  createRecipe,
  parseRecipe,
  tokenPath,
  type Design,
  type HexColor,
  type TokenValue,
} from "@tessera/engine";
import {
  differenceEuclidean,
  filterDeficiencyDeuter,
  filterDeficiencyProt,
  filterDeficiencyTrit,
  converter,
  wcagContrast,
  type CuloriColor,
} from "culori";
import { reportFigures } from "../figure.ts";
import { mulberry32 } from "../random.ts";

const baseCount = 1000;
const schemes = ["light", "dark"] as const;
const surfaces = ["surface-0", "surface-1", "surface-2", "surface-3"] as const;
const statuses = ["success", "warning", "danger", "info"] as const;
const deficiencies = {
  protan: filterDeficiencyProt(1),
  deutan: filterDeficiencyDeuter(1),
  tritan: filterDeficiencyTrit(1),
} as const;

/** Below this chroma a color looks gray. */
const leastChroma = 0.03;
/** A gray button with less contrast to its page looks disabled. */
const leastContrastOfGray = 8;
const distance = differenceEuclidean("oklab");
const oklchOf = converter("oklch");

/** The colors of one base in one scheme, by their role. */
type Roles = { readonly base: HexColor; readonly of: (role: string) => HexColor };

const random = mulberry32(2026);
const designs = Array.from({ length: baseCount }, () => createDesign(createBase()));
const light = designs.map((design) => rolesOf(design, "light"));
const all = schemes.flatMap((scheme) => designs.map((design) => rolesOf(design, scheme)));

const vivid = light.filter(({ base }) => !isGray(base));
const exact = vivid.filter(({ base, of }) => base === of("action-solid"));
const grays = all.filter(({ of }) => isGray(of("action-solid")));
const disabled = grays.filter(
  ({ of }) => wcagContrast(of("action-solid"), of("surface-1")) < leastContrastOfGray,
);

reportFigures([
  {
    name: `Roles of ${baseCount} bases: buttons that have the base color, in light`,
    value: `${exact.length} of ${vivid.length}`,
    target: { text: "all with color", isMet: exact.length === vivid.length },
  },
  {
    name: "Roles: gray buttons that look disabled, in light and dark",
    value: `${disabled.length} of ${grays.length}`,
    target: { text: "none", isMet: disabled.length === 0 },
  },
  {
    name: "Roles: least difference of two neighboring surfaces, ΔE_OK × 100",
    value: (leastOf(all, listSurfaceDistances) * 100).toFixed(1),
  },
  ...Object.entries(deficiencies).map(([name, simulate]) => ({
    name: `Roles: least difference of two status colors, ${name}, ΔE_OK × 100`,
    value: (leastOf(all, (roles) => listStatusDistances(roles, simulate)) * 100).toFixed(1),
  })),
]);

function createBase(): string {
  return `#${Math.floor(random() * 0x1000000)
    .toString(16)
    .padStart(6, "0")}`;
}

function createDesign(base: string): Design {
  const recipe = createRecipe();
  const parsed = parseRecipe({ ...recipe, color: { ...recipe.color, base } });
  if (!parsed.ok) throw new Error(`${base} is refused`);
  return parsed.value;
}

function rolesOf(design: Design, scheme: (typeof schemes)[number]): Roles {
  const values = design.valuesIn({ scheme });
  return {
    base: design.recipe.color.base,
    of: (role) => hexOf(values.get(tokenPath(`color.${role}`)), role),
  };
}

function hexOf(value: TokenValue | undefined, role: string): HexColor {
  if (value?.type !== "color") throw new Error(`There is no color "${role}"`);
  return value.hex;
}

function isGray(color: HexColor): boolean {
  return oklchOf(color).c < leastChroma;
}

function listSurfaceDistances({ of }: Roles): readonly number[] {
  return surfaces.slice(1).map((name, place) => distance(of(name), of(surfaces[place] ?? name)));
}

function listStatusDistances(
  { of }: Roles,
  simulate: (color: string) => CuloriColor,
): readonly number[] {
  const seen = statuses.map((status) => simulate(of(`${status}-solid`)));
  return seen.flatMap((one, place) => seen.slice(place + 1).map((other) => distance(one, other)));
}

function leastOf(roles: readonly Roles[], list: (each: Roles) => readonly number[]): number {
  return Math.min(...roles.flatMap(list));
}
