import type { themeOptions } from "@tessera/ui";
import styles from "./account.module.css";
import { Setting } from "./setting.tsx";
import { ThemeChoice, type ThemeChoiceProps } from "./theme-choice.tsx";

/** The props of a setting of the theme. */
export type ThemeSettingProps<Key extends keyof typeof themeOptions> = ThemeChoiceProps<Key> & {
  readonly reason: string;
};

/** A row of the appearance page: a setting of the theme with its values. */
export function ThemeSetting<Key extends keyof typeof themeOptions>({
  reason,
  ...choice
}: ThemeSettingProps<Key>) {
  return (
    <Setting title={choice.label} reason={reason}>
      <div className={styles.row}>
        <ThemeChoice {...choice} />
      </div>
    </Setting>
  );
}
