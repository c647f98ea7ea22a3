import {
  getThemeStore,
  SegmentedControl,
  type ThemeConfig,
  themeOptions,
  useTheme,
} from "@tessera/ui";
import styles from "./appearance.module.css";

type Name = keyof typeof themeOptions;

const optionsOf: { readonly [Key in Name]: readonly ThemeConfig[Key][] } = themeOptions;

type ThemeChoiceProps<Key extends Name> = {
  readonly name: Key;
  readonly label: string;
  /** The label of each value of the setting. */
  readonly texts: Readonly<Record<ThemeConfig[Key], string>>;
};

/** Shows one setting of the theme and its values. */
export function ThemeChoice<Key extends Name>({ name, label, texts }: ThemeChoiceProps<Key>) {
  const { theme } = useTheme();
  return (
    <div className={styles.choice}>
      <span aria-hidden="true">{label}</span>
      <SegmentedControl
        label={label}
        segments={optionsOf[name].map((id) => ({ id, text: texts[id] }))}
        value={theme[name]}
        onChange={(value) => getThemeStore().setTheme({ [name]: value })}
      />
    </div>
  );
}
