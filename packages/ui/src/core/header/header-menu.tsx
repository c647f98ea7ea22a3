import { useLingui } from "@lingui/react/macro";
import { Menu } from "lucide-react";
import { type ComponentPropsWithRef, useId } from "react";
import { joinClassNames } from "../class-names.ts";
import { Icon } from "../icon/icon.tsx";
import { type HeaderItem, placesOf } from "./header-item.ts";
import styles from "./header-menu.module.css";
import { PlaceList } from "./place-list.tsx";

/** The props of the header's menu. */
export type HeaderMenuProps = Omit<ComponentPropsWithRef<"div">, "children"> & {
  readonly items: readonly HeaderItem[];
};

/**
 * The header's items as a menu on narrow screens. It uses the browser's own popover, which works
 * without scripts.
 */
export function HeaderMenu({ items, className, ...rest }: HeaderMenuProps) {
  const { t } = useLingui();
  const id = useId();
  return (
    <div {...rest} className={joinClassNames(styles.narrow, className)}>
      <button type="button" popoverTarget={id} aria-label={t`Menu`} className={styles.trigger}>
        <Icon icon={Menu} />
      </button>
      <nav id={id} popover="auto" aria-label={t`Menu`} className={styles.panel}>
        {items.map((item) => (
          <div key={item.title} className={styles.group}>
            {item.children && <p className={styles.title}>{item.title}</p>}
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
