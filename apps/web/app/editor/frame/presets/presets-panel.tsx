import { useLingui } from "@lingui/react/macro";
import { type Design, type Mood, moods, presets } from "@tessera/engine";
import { Heading, IconButton, SegmentedControl, Switch, useShortcut } from "@tessera/ui";
import { Moon, Sun, X } from "lucide-react";
import { useEffect, useState } from "react";
import { useDesign } from "#editor/draft/draft-context.tsx";
import { trial } from "#editor/draft/trial.ts";
import { useShortcutGroups } from "#commands/use-shortcut-groups.ts";
import { moodNames } from "#presets/preset-names.ts";
import { PresetTile } from "./preset-tile.tsx";
import styles from "./presets-panel.module.css";
import { useTilesInTurn } from "./use-tiles-in-turn.ts";

/** The scheme of the small screens. */
export type TileScheme = "light" | "dark" | "split";

type PresetsPanelProps = {
  /** True when a press starts from a preset; otherwise the panel only shows the presets. */
  readonly canStart: boolean;
  /** True when the panel opens with the presets in the base color of the user. */
  readonly startsInOwnColor?: boolean;
  readonly onStart: (design: Design) => void;
  readonly onClose: () => void;
};

/**
 * Shows the presets as small screens. Pointing at one tries it in the strip; nothing changes until
 * one is chosen.
 */
export function PresetsPanel(props: PresetsPanelProps) {
  const { canStart, startsInOwnColor = false, onStart, onClose } = props;
  const { t, i18n } = useLingui();
  const [mood, setMood] = useState<Mood | "all">("all");
  const [hasOwnColor, setHasOwnColor] = useState(startsInOwnColor);
  const [scheme, setScheme] = useState<TileScheme>("split");
  const base = useDesign(({ recipe }) => recipe.color.base);
  const shown = presets.filter(({ moods: own }) => mood === "all" || own.includes(mood));
  const count = useTilesInTurn(shown.length);
  usePanelKeys(onClose);
  const nameOf = (id: Mood) => i18n._(moodNames[id]);
  const countOf = (id: Mood) => presets.filter(({ moods: own }) => own.includes(id)).length;
  return (
    <section aria-label={t`Presets`} className={styles.panel}>
      <div className={styles.bar}>
        <Heading level={1} size="pane">{t`Presets`}</Heading>
        <SegmentedControl
          size="s"
          label={t`Mood`}
          className={styles.moods}
          value={mood}
          onChange={setMood}
          segments={[
            { id: "all" as const, text: `${t`All`} ${presets.length}` },
            ...moods.map((id) => ({ id, text: `${nameOf(id)} ${countOf(id)}` })),
          ]}
        />
        <div className={styles.end}>
          <Switch isSelected={hasOwnColor} onChange={setHasOwnColor}>{t`In my color`}</Switch>
          <SegmentedControl
            size="s"
            label={t`Scheme of the screens`}
            value={scheme}
            onChange={setScheme}
            segments={[
              { id: "light", text: t`Light`, icon: Sun },
              { id: "dark", text: t`Dark`, icon: Moon },
              { id: "split", text: t`Split` },
            ]}
          />
          <IconButton icon={X} label={t`Close the presets`} onPress={onClose} />
        </div>
      </div>
      <ul className={styles.tiles} onPointerLeave={() => trial.set(undefined)}>
        {shown.map((preset, index) => (
          <li key={preset.id} className={styles.place}>
            {index < count && (
              <PresetTile
                preset={preset}
                base={hasOwnColor ? base : undefined}
                scheme={scheme}
                layout={presets.indexOf(preset)}
                canStart={canStart}
                onStart={onStart}
              />
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Escape gives the recipe back and closes the panel. */
function usePanelKeys(onClose: () => void): void {
  const { t } = useLingui();
  const group = useShortcutGroups().editing;
  useShortcut({ id: "close-presets", keys: "Escape", label: t`Close the presets`, group }, onClose);
  useEffect(() => () => trial.set(undefined), []);
}
