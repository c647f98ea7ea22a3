// The part of the package that generate-fonts.ts calls; its published types lack `keepFeatures`.
declare module "subset-font" {
  export default function subsetFont(
    font: Buffer,
    letters: string,
    options: {
      readonly targetFormat: "woff2";
      readonly variationAxes: Readonly<
        Record<string, { readonly min: number; readonly max: number }>
      >;
      readonly keepFeatures: readonly string[];
      readonly preserveNameIds: readonly number[];
    },
  ): Promise<Buffer>;
}
