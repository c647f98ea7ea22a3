import { useLingui } from "@lingui/react/macro";
import { Menu } from "lucide-react";
import { type ComponentPropsWithRef, useId } from "react";
import { joinClassNames } from "../class-names.ts";
import { Icon } from "../icon/icon.tsx";
import { type HeaderItem, placesOf } from "./header-item.ts";
import styles from "./header-menu.module.css";
import { PlaceList } from "./place-list.tsx";

/** What the header's menu takes. */
export type HeaderMenuProps = Omit<ComponentPropsWithRef<"div">, "children"> & {
  readonly items: readonly HeaderItem[];
};

/** The places of the header where they have no room beside each other. The browser's own popover: it works before any script has come. */
export function HeaderMenu({ items, className, ...rest }: HeaderMenuProps) {
  const { t } = useLingui();
  const id = useId();
  return (
    <div {...rest} className={joinClassNames(styles["narrow"], className)}>
      <button type="button" popoverTarget={id} aria-label={t`Menu`} className={styles["trigger"]}>
        <Icon icon={Menu} />
      </button>
      <nav id={id} popover="auto" aria-label={t`Menu`} className={styles["panel"]}>
        {items.map((item) => (
          <div key={item.title} className={styles["group"]}>
            {item.children && <p className={styles["title"]}>{item.title}</p>}
            <PlaceList
              places={item.children ? placesOf(item) : [item]}
              onChoose={() => document.getElementById(id)?.hidePopover()}
            />
          </div>
        ))}
      </nav>
    </div>
  );
}
