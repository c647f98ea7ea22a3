import { useLingui } from "@lingui/react/macro";
import type { Palette } from "@tessera/engine";
import { contrastRatio } from "@tessera/engine/color";
import { printRatio } from "@tessera/ui";
import { useLocale } from "#navigation/use-locale.ts";
import type { Pair } from "./promise-mosaic.tsx";
import styles from "./promise-section.module.css";

/** Shows the contrast of the hovered or focused pair, and the text sizes that it suits. */
export function PairReadout({ palette, pair }: { palette: Palette; pair: Pair }) {
  const { t } = useLingui();
  const locale = useLocale();
  const text = palette.steps[pair.text];
  const surface = palette.steps[pair.surface];
  if (!text || !surface) return null;
  const contrast = contrastRatio(text.hex, surface.hex);
  const grades = [
    { least: 7, says: "AAA" },
    { least: 4.5, says: "AA" },
    { least: 3, says: t`AA, large text` },
    { least: 0, says: t`decorative` },
  ];
  return (
    <p className={styles.readout}>
      <i style={{ backgroundColor: surface.hex, color: text.hex }} aria-hidden="true">
        a
      </i>
      <span>{t`${text.step} on ${surface.step}`}</span>
      <b>{printRatio(contrast, locale)}</b>
      <span>{grades.find(({ least }) => contrast >= least)?.says}</span>
    </p>
  );
}
