import { useLingui } from "@lingui/react/macro";
import { useTheme } from "@tessera/ui";
import { changeTheme } from "#settings/change-theme.ts";
import { AccountPage } from "./account-page.tsx";
import { KeyboardSetting } from "./appearance/keyboard-setting.tsx";
import { PictureChoice } from "./appearance/picture-choice.tsx";
import { useNavigationChoice } from "./appearance/use-navigation-choice.ts";

export { prepare } from "./texts/account-texts.ts";

/**
 * The page of the interface's settings. The color scheme applies at once; other settings reload the
 * page.
 */
export default function AppearancePage() {
  const { t } = useLingui();
  const { colorScheme, densityMode, contentWidth, product } = useTheme().theme;
  return (
    <AccountPage title={t`Appearance`} lead={t`Applies in every browser you log in with.`}>
      <PictureChoice
        title={t`Theme`}
        reason={t`Changes right away. Other settings reload the page.`}
        options={[
          { id: "light", text: t`Light`, scheme: "light" },
          { id: "dark", text: t`Dark`, scheme: "dark" },
          { id: "system", text: t`System`, scheme: "both" },
        ]}
        value={colorScheme}
        onChange={(chosen) => changeTheme({ colorScheme: chosen })}
      />
      <PictureChoice
        title={t`Density`}
        reason={t`Row heights and gaps.`}
        options={[
          { id: "comfortable", text: t`Comfortable` },
          { id: "compact", text: t`Compact`, isDense: true },
        ]}
        value={densityMode}
        onChange={(chosen) => changeTheme({ densityMode: chosen })}
      />
      <PictureChoice {...useNavigationChoice()} />
      <PictureChoice
        title={t`Content width`}
        reason={t`1200 px or the whole window.`}
        options={[
          { id: "compact", text: "1200 px", navigation: "none", isNarrow: true },
          { id: "full", text: t`Full`, navigation: "none" },
        ]}
        value={contentWidth}
        onChange={(chosen) => changeTheme({ contentWidth: chosen })}
      />
      <PictureChoice
        title={t`Interface`}
        reason={t`The colors and shapes of Tessera itself.`}
        options={[
          { id: "main", text: t`Main product` },
          { id: "backoffice", text: t`Backoffice`, product: "backoffice", isDense: true },
        ]}
        value={product}
        onChange={(chosen) => changeTheme({ product: chosen })}
      />
      <KeyboardSetting />
    </AccountPage>
  );
}
