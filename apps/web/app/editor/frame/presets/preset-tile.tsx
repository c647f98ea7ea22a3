import { useLingui } from "@lingui/react/macro";
import type { Design, HexColor, Preset, PresetId } from "@tessera/engine";
import { HiddenText, Swatch } from "@tessera/ui";
import { useEffect, useMemo } from "react";
import { Button } from "react-aria-components";
import { useDesign } from "#editor/draft/draft-context.tsx";
import { trial } from "#editor/draft/trial.ts";
import { presetNames } from "#presets/preset-names.ts";
import { applyPreset } from "#presets/apply-preset.ts";
import { PresetPicture } from "./preset-picture.tsx";
import { PresetFonts } from "./preset-fonts.tsx";
import type { TileScheme } from "./presets-panel.tsx";
import styles from "./presets-panel.module.css";

type PresetTileProps = {
  readonly preset: Preset<PresetId>;
  /** The base color of the user; undefined for that of the preset. */
  readonly base: HexColor | undefined;
  readonly scheme: TileScheme;
  /** Which of the layouts it is drawn with. */
  readonly layout: number;
  readonly canStart: boolean;
  readonly onStart: (design: Design) => void;
};

/** A preset as a small screen: pointing at it or focusing it tries it, a press starts from it. */
export function PresetTile(props: PresetTileProps) {
  const { preset, base, scheme, layout, canStart, onStart } = props;
  const { t, i18n } = useLingui();
  const current = useDesign((shown) => shown);
  const design = useMemo(() => applyPreset(current, preset, base), [current, preset, base]);
  const name = i18n._(presetNames[preset.id]);
  const tried = { name, design };
  useEffect(() => () => trial.set(undefined), []);

  function start(): void {
    trial.set(undefined);
    onStart(design);
  }
  const [family = ""] = preset.recipe.typography.familyHeading;
  return (
    <div className={styles.tile}>
      <PresetFonts design={design} />
      <div className={styles.picture}>
        <PresetPicture
          design={design}
          scheme={scheme === "dark" ? "dark" : "light"}
          layout={layout}
        />
        {scheme === "split" && (
          <div className={styles.half}>
            <PresetPicture design={design} scheme="dark" layout={layout} />
          </div>
        )}
      </div>
      <div className={styles.caption} aria-hidden="true">
        <Swatch color={design.recipe.color.base} />
        <span className={styles.name}>{name}</span>
        <span className={styles.family}>{family.replace(/ Variable$/, "")}</span>
      </div>
      <Button
        isDisabled={!canStart}
        className={styles.choose ?? ""}
        onHoverStart={() => trial.set(tried)}
        onFocus={() => trial.set(tried)}
        onPress={start}
      >
        <HiddenText>{canStart ? t`Start from ${name}` : name}</HiddenText>
        <span aria-hidden="true" className={styles.start}>{t`Start from this`}</span>
      </Button>
    </div>
  );
}
