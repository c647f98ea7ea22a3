// The parts of the peers that the benchmarks call. They are declared here, so that the repository
// type-checks without the peers. Node cannot import 0.4.0, which omits file extensions.
declare module "@material/material-color-utilities" {
  export function argbFromHex(hex: string): number;
  export function hexFromArgb(argb: number): string;
  export class TonalPalette {
    static fromInt(argb: number): TonalPalette;
    tone(tone: number): number;
  }
  type Colors = { toJSON(): Readonly<Record<string, number>> };
  export const Scheme: Readonly<Record<"light" | "dark", (argb: number) => Colors>>;
}

declare module "@ant-design/colors" {
  export function generate(color: string): string[];
  export const presetPalettes: Readonly<Record<string, readonly string[]>>;
}

declare module "open-color/open-color.json" {
  const colors: Readonly<Record<string, string | readonly string[]>>;
  export default colors;
}

declare module "@mantine/colors-generator" {
  export function generateColors(color: string): readonly string[];
}

declare module "tints.dev" {
  export function createPaletteFromNameValue(
    name: string,
    value: string,
  ): Readonly<Record<string, Readonly<Record<string, string>>>> | null;
}

declare module "@adobe/leonardo-contrast-colors" {
  export type LeonardoColor = { readonly name: string };
  export class Color {
    constructor(options: {
      name: string;
      colorKeys: readonly string[];
      colorSpace: string;
      ratios: readonly number[];
    });
    readonly name: string;
  }
  export class BackgroundColor extends Color {}
  export class Theme {
    constructor(options: {
      colors: readonly Color[];
      backgroundColor: BackgroundColor;
      lightness: number;
      output: string;
    });
    readonly contrastColorValues: readonly string[];
  }
}

declare module "culori" {
  export type CuloriColor = { readonly mode: string };
  export function parse(text: string): CuloriColor | undefined;
  export function converter(mode: "oklch"): (color: string) => {
    readonly l: number;
    readonly c: number;
    readonly h?: number;
  };
  export function differenceEuclidean(
    mode: string,
  ): (one: string | CuloriColor, other: string | CuloriColor) => number;
  type Filter = (severity: number) => (color: string) => CuloriColor;
  export const filterDeficiencyProt: Filter;
  export const filterDeficiencyDeuter: Filter;
  export const filterDeficiencyTrit: Filter;
  export function wcagContrast(one: string, other: string): number;
  export function formatHex(
    color: string | { mode: "oklch"; l: number; c: number; h: number },
  ): string | undefined;
}

declare module "colorjs.io" {
  export default class Color {
    constructor(space: string, coordinates: readonly number[]);
    constructor(text: string);
    readonly coords: readonly number[];
    to(space: string): Color;
    toString(options: { format: "hex"; inGamut?: boolean }): string;
  }
}

declare module "tailwindcss/colors" {
  const colors: Readonly<Record<string, string | Readonly<Record<string, string>>>>;
  export default colors;
}

declare module "@carbon/colors" {
  export const colors: Readonly<Record<string, Readonly<Record<string, string>>>>;
}

declare module "@evilmartians/harmony/base" {
  const colors: Readonly<Record<string, Readonly<Record<string, string>>>>;
  export default colors;
}

declare module "style-dictionary" {
  export default class StyleDictionary {
    constructor(options: unknown);
    formatPlatform(name: string): Promise<readonly { readonly output: string }[]>;
  }
}

declare module "@terrazzo/parser" {
  export function defineConfig(options: unknown, where: { cwd: URL }): unknown;
  export function parse(
    inputs: readonly { filename: URL; src: string }[],
    options: unknown,
  ): Promise<{ tokens: unknown; sources: unknown; resolver: unknown }>;
  export function build(
    tokens: unknown,
    options: unknown,
  ): Promise<{ outputFiles: readonly { readonly contents: string }[] }>;
}

declare module "@terrazzo/plugin-css" {
  export default function pluginCss(options?: unknown): unknown;
}

declare module "chrome-launcher" {
  /** Starts a Chromium with the flags that Lighthouse needs, and a new profile. */
  export function launch(options: {
    readonly chromePath: string;
    readonly chromeFlags: string[];
    readonly logLevel: "error";
  }): Promise<{ readonly port: number; kill(): void }>;
}

declare module "lighthouse" {
  export type LighthouseResult = {
    readonly lhr: {
      readonly runtimeError?: { readonly message: string };
      readonly categories: { readonly performance?: { readonly score: number | null } };
      readonly audits: Readonly<Record<string, { readonly numericValue?: number }>>;
    };
  };
  /** Measures a page in the Chromium that listens on a port, as a phone on a slow network. */
  export default function lighthouse(
    address: string,
    flags: {
      readonly port: number;
      readonly logLevel: "error";
      readonly onlyCategories: readonly string[];
    },
  ): Promise<LighthouseResult | undefined>;
}

declare module "@atlaskit/tokens/dist/cjs/artifacts/palettes-raw/palette.js" {
  const palettes: {
    readonly default: readonly { readonly path: readonly string[]; readonly value: unknown }[];
  };
  export default palettes;
}

declare module "material-colors" {
  const colors: Readonly<Record<string, Readonly<Record<string, string>>>>;
  export default colors;
}

declare module "@radix-ui/colors" {
  export const amber: Readonly<Record<string, string>>;
  export const gray: Readonly<Record<string, string>>;
  export const grayDark: Readonly<Record<string, string>>;
}
