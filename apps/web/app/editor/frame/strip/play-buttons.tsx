import { useLingui } from "@lingui/react/macro";
import { Button, KeyboardKeys, useShortcutKeys } from "@tessera/ui";
import { LayoutGrid } from "lucide-react";
import { useCommands } from "#commands/use-commands.ts";
import { useShortcutGroups } from "#commands/use-shortcut-groups.ts";
import { openPresets } from "../presets/presets-address.ts";
import styles from "./recipe-strip.module.css";
import { useShuffle } from "./use-shuffle.ts";

/** Shows the buttons that replace the whole recipe: the presets, and a shuffle around the locks. */
export function PlayButtons() {
  const { t } = useLingui();
  const shuffle = useShuffle();
  const keys = useShortcutKeys("shuffle");
  const group = useShortcutGroups().editing;
  const presets = t`Presets`;
  useCommands([{ id: "presets", title: presets, group, icon: LayoutGrid, run: openPresets }]);
  return (
    <div className={styles.play}>
      <Button data-tip="presets" onPress={openPresets}>
        {presets}
      </Button>
      <Button {...keys.control} onPress={shuffle}>
        {t`Shuffle`}
        {keys.tip.shortcut !== undefined && (
          <KeyboardKeys shortcut={keys.tip.shortcut} aria-hidden="true" className={styles.keys} />
        )}
      </Button>
    </div>
  );
}
