import { Icon } from "../icon/icon.tsx";
import { HiddenText } from "../text/hidden-text.tsx";
import type { NavigationItem } from "./navigation-item.ts";
import styles from "./navigation-row.module.css";

/** The icon and title of an item, or only the icon with a hidden title. */
export function ItemSign({
  item,
  isIcon,
}: {
  readonly item: NavigationItem;
  readonly isIcon: boolean;
}) {
  const { icon, title } = item;
  const [initial] = title;
  return (
    <>
      {icon && <Icon icon={icon} />}
      {isIcon ? (
        <>
          {!icon && <span aria-hidden="true">{initial}</span>}
          <HiddenText>{title}</HiddenText>
        </>
      ) : (
        <span className={styles.title}>{title}</span>
      )}
    </>
  );
}
