import { useLingui } from "@lingui/react/macro";
import { AccountPage } from "./account-page.tsx";
import { ThemeSetting } from "./theme-setting.tsx";

export { prepare } from "./texts/account-texts.ts";

/**
 * The page of the interface's settings. The color scheme applies at once; other settings reload the
 * page.
 */
export default function AppearancePage() {
  const { t } = useLingui();
  const comfortable = t`Comfortable`;
  const compact = t`Compact`;
  return (
    <AccountPage title={t`Appearance`} lead={t`Applies in every browser you log in with.`}>
      <ThemeSetting
        name="colorScheme"
        label={t`Theme`}
        reason={t`Changes right away. Other settings reload the page.`}
        texts={{ dark: t`Dark`, light: t`Light`, system: t`System` }}
      />
      <ThemeSetting
        name="densityMode"
        label={t`Density`}
        reason={t`Row heights and gaps.`}
        texts={{ comfortable, compact }}
      />
      <ThemeSetting
        name="contentDirection"
        label={t`Navigation`}
        reason={t`Where the editor lists its screens.`}
        texts={{ vertical: t`Sidebar`, horizontal: t`Top bar` }}
      />
      <ThemeSetting
        name="navigationType"
        label={t`Menu items`}
        reason={t`How the list shows each screen.`}
        texts={{ expanded: t`Icons and labels`, collapsed: t`Icons only` }}
      />
      <ThemeSetting
        name="contentWidth"
        label={t`Content width`}
        reason={t`1200 px or the whole window.`}
        texts={{ compact: "1200 px", full: t`Full` }}
      />
      <ThemeSetting
        name="product"
        label={t`Interface`}
        reason={t`The colors and shapes of Tessera itself.`}
        texts={{ main: t`Main product`, backoffice: t`Backoffice` }}
      />
    </AccountPage>
  );
}
