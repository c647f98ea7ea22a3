import { useLingui } from "@lingui/react/macro";
import { ExternalLink } from "lucide-react";
import { Link } from "react-aria-components";
import { joinClassNames } from "../class-names.ts";
import { Icon } from "../icon/icon.tsx";
import { HiddenText } from "../text/hidden-text.tsx";
import { Tooltip } from "../tooltip/tooltip.tsx";
import { ItemSign } from "./item-sign.tsx";
import type { NavigationItem } from "./navigation-item.ts";
import styles from "./navigation-row.module.css";

/** The context of navigation links: the current page and the callback of a choice. */
export type NavigationPlace = {
  readonly currentPath: string;
  /** Called with the path of a chosen item. */
  readonly onNavigate?: ((path: string) => void) | undefined;
};

type NavigationLinkProps = NavigationPlace & {
  readonly item: NavigationItem;
  /** True when it shows only its icon, with its title in a tooltip. */
  readonly isIcon?: boolean | undefined;
  /** True when it shows its value at the right edge. */
  readonly hasValue?: boolean | undefined;
};

/** A link of a navigation. An external one is marked and opens a new tab. */
export function NavigationLink(props: NavigationLinkProps) {
  const { item, currentPath, isIcon = false, hasValue = true, onNavigate } = props;
  const { t } = useLingui();
  const { path, title, value, isLink = false } = item;
  const target = isLink ? { target: "_blank", rel: "noopener noreferrer" } : {};
  const link = (
    <Link
      href={path}
      isDisabled={path === undefined}
      {...target}
      aria-current={path === currentPath ? "page" : undefined}
      onPress={() => {
        if (path !== undefined && !isLink) onNavigate?.(path);
      }}
      className={joinClassNames(styles.row, isIcon && styles.icon)}
    >
      <ItemSign item={item} isIcon={isIcon} />
      {!isIcon && hasValue && value !== undefined && <span className={styles.value}>{value}</span>}
      {isLink && (
        <>
          {!isIcon && <Icon icon={ExternalLink} sizePx={12} />}
          <HiddenText>{t`opens in a new tab`}</HiddenText>
        </>
      )}
    </Link>
  );
  if (!isIcon) return link;
  return (
    <Tooltip placement="right" text={<TipText title={title} value={value} />}>
      {link}
    </Tooltip>
  );
}

function TipText({ title, value }: Pick<NavigationItem, "title" | "value">) {
  return (
    <>
      {title}
      {value !== undefined && <span className={styles.value}>{value}</span>}
    </>
  );
}
