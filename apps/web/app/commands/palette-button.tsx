import { useLingui } from "@lingui/react/macro";
import { Icon, KeyboardKeys, useShortcutKeys } from "@tessera/ui";
import { Search } from "lucide-react";
import { Button } from "react-aria-components";
import styles from "./palette-button.module.css";
import { requestPalette } from "./palette-request.ts";

/** Looks like a search field, and opens the palette; without much room it is an icon. */
export function PaletteButton() {
  const { t } = useLingui();
  const keys = useShortcutKeys("palette");
  return (
    <Button
      {...keys.control}
      aria-haspopup="dialog"
      className={styles.button ?? ""}
      onPress={requestPalette}
    >
      <Icon icon={Search} />
      <span className={styles.text}>{t`Search or run a command`}</span>
      {keys.tip.shortcut !== undefined && (
        <KeyboardKeys shortcut={keys.tip.shortcut} aria-hidden="true" className={styles.keys} />
      )}
    </Button>
  );
}
