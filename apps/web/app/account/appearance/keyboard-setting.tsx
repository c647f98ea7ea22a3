import { useLingui } from "@lingui/react/macro";
import { getShortcutRegistry, Switch, useShortcutList } from "@tessera/ui";
import styles from "../account.module.css";
import { Setting } from "../setting.tsx";

/** Turns shortcuts of single keys on and off in this browser. */
export function KeyboardSetting() {
  const { t } = useLingui();
  const { areSingleKeysOn } = useShortcutList();
  return (
    <Setting title={t`Keyboard`} reason={t`Such as M for the theme. In this browser only.`}>
      <div className={styles.row}>
        <Switch
          className={styles.grow}
          isSelected={areSingleKeysOn}
          onChange={getShortcutRegistry().setSingleKeys}
          description={t`When this is off, only shortcuts with Ctrl, ⌘ or Alt work.`}
        >
          {t`Single-key shortcuts`}
        </Switch>
      </div>
    </Setting>
  );
}
