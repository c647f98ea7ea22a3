import { generate, type Recipe, resolve, type Scheme, tokenPath } from "@tessera/engine";
import { useMemo } from "react";
import { PaletteStripes } from "#palettes/palette-stripes.tsx";
import styles from "./project-card.module.css";
import { previewSizePx } from "./preview-size.ts";

const schemes: readonly Scheme[] = ["light", "dark"];

/** A project at a glance: its palette, and its type and action color in light and dark; all of it generated here from the recipe. */
export function ProjectPreview({ recipe }: { recipe: Recipe }) {
  const set = useMemo(() => generate(recipe), [recipe]);
  return (
    <span className={styles["preview"]}>
      <PaletteStripes base={recipe.color.base} size="card" />
      <span className={styles["pair"]}>
        {schemes.map((scheme) => (
          <SchemeTile key={scheme} recipe={recipe} colors={readColors(set, scheme)} />
        ))}
      </span>
    </span>
  );
}

type TileColors = { surface: string; text: string; action: string; radius: string };

function SchemeTile({ recipe, colors }: { recipe: Recipe; colors: TileColors }) {
  const { familyHeading, ratioWide } = recipe.typography;
  return (
    <span
      className={styles["scheme"]}
      style={{
        background: colors.surface,
        color: colors.text,
        fontFamily: familyHeading.map((family) => JSON.stringify(family)).join(", "),
        fontSize: previewSizePx(ratioWide),
      }}
    >
      <span lang="tr">Ağ</span>
      <i style={{ background: colors.action, borderRadius: colors.radius }} />
    </span>
  );
}

function readColors(set: ReturnType<typeof generate>, scheme: Scheme): TileColors {
  const values = resolve(set, { ...set.defaultModes, scheme });
  const print = (path: string) => {
    const value = values.get(tokenPath(path));
    if (value?.type === "color") return value.hex;
    return value?.type === "dimension" ? `${value.value}${value.unit}` : "";
  };
  return {
    surface: print("color.surface-0"),
    text: print("color.text"),
    action: print("color.action-solid"),
    radius: print("radius.m"),
  };
}
