import {
  type Design,
  parseRecipe,
  printTokenValue,
  type Recipe,
  type Scheme,
  tokenPath,
} from "@tessera/engine";
import { useMemo } from "react";
import { PaletteStripes } from "#palettes/palette-stripes.tsx";
import styles from "./project-card.module.css";

const schemes: readonly Scheme[] = ["light", "dark"];
const basePx = 14;
const largestPx = 44;
/**
 * The steps of the type scale from the base to the sample letters: enough to distinguish ratios.
 */
const stepsUp = 3.2;

/**
 * Shows a preview of a project: its palette, its type, and its action color in light and dark.
 * Generates all of it from the recipe.
 */
export function ProjectPreview({ recipe }: { recipe: Recipe }) {
  const parsed = useMemo(() => parseRecipe(recipe), [recipe]);
  const fontSizePx = previewSizePx(recipe.typography.ratioWide);
  return (
    <span className={styles.preview}>
      <PaletteStripes base={recipe.color.base} size="card" />
      <span className={styles.pair}>
        {parsed.ok &&
          schemes.map((scheme) => (
            <SchemeTile
              key={scheme}
              design={parsed.value}
              scheme={scheme}
              fontSizePx={fontSizePx}
            />
          ))}
      </span>
    </span>
  );
}

type SchemeTileProps = { design: Design; scheme: Scheme; fontSizePx: number };

function SchemeTile({ design, scheme, fontSizePx }: SchemeTileProps) {
  const values = design.valuesIn({ scheme });
  const print = (path: string) => {
    const value = values.get(tokenPath(path));
    return value && printTokenValue(value);
  };
  return (
    <span
      className={styles.scheme}
      style={{
        background: print("color.surface-0"),
        color: print("color.text"),
        fontFamily: print("font-family.heading"),
        fontSize: fontSizePx,
      }}
    >
      <span lang="tr">Ağ</span>
      <i style={{ background: print("color.action-solid"), borderRadius: print("radius.m") }} />
    </span>
  );
}

/** Returns the size of a card's sample letters, which depends on the type ratio. */
function previewSizePx(ratio: number): number {
  return Math.min(largestPx, basePx * ratio ** stepsUp);
}
