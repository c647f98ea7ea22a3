import { SegmentedControl, type ThemeConfig, themeOptions, useTheme } from "@tessera/ui";
import { changeTheme } from "#settings/change-theme.ts";

type Name = keyof typeof themeOptions;

const optionsOf: { readonly [Key in Name]: readonly ThemeConfig[Key][] } = themeOptions;

/** The props of the choice of a theme setting. */
export type ThemeChoiceProps<Key extends Name> = {
  readonly name: Key;
  readonly label: string;
  /** The label of each value of the setting. */
  readonly texts: Readonly<Record<ThemeConfig[Key], string>>;
};

/** Shows the values of a setting of the theme, and stores the chosen one. */
export function ThemeChoice<Key extends Name>({ name, label, texts }: ThemeChoiceProps<Key>) {
  const { theme } = useTheme();
  return (
    <SegmentedControl
      label={label}
      segments={optionsOf[name].map((id) => ({ id, text: texts[id] }))}
      value={theme[name]}
      onChange={(value) => changeTheme({ [name]: value })}
    />
  );
}
