import { useLingui } from "@lingui/react/macro";
import { Icon } from "@tessera/ui";
import { Menu } from "lucide-react";
import { type ReactNode, useId } from "react";
import { LocaleLink } from "#navigation/locale-link.tsx";
import styles from "./narrow-menu.module.css";

/** A place that the menu leads to. */
export type NarrowPlace = { readonly path: string; readonly title: ReactNode };

/** The places that a narrow header has no room for. The browser's own popover: it works before any script has come. */
export function NarrowMenu({ places }: { places: readonly NarrowPlace[] }) {
  const { t } = useLingui();
  const id = useId();
  return (
    <div className={styles["narrow"]}>
      <button type="button" popoverTarget={id} aria-label={t`Menu`} className={styles["trigger"]}>
        <Icon icon={Menu} />
      </button>
      <nav id={id} popover="auto" aria-label={t`Menu`} className={styles["panel"]}>
        <ul>
          {places.map(({ path, title }) => (
            <li key={path}>
              <LocaleLink
                to={path}
                className={styles["place"]}
                onClick={() => document.getElementById(id)?.hidePopover()}
              >
                {title}
              </LocaleLink>
            </li>
          ))}
        </ul>
      </nav>
    </div>
  );
}
