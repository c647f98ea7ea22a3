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

/** Where the links of a navigation are: on which page, and who is told of a choice. */
export type NavigationPlace = {
  readonly currentPath: string;
  /** Called with the path of an item that was chosen. */
  readonly onNavigate?: (path: string) => void;
};

type NavigationLinkProps = NavigationPlace & {
  readonly item: NavigationItem;
  /** Whether it shows its icon alone, its title in a tooltip. */
  readonly isIcon?: boolean;
  /** Whether it shows the value of its place at the right edge. */
  readonly hasValue?: boolean;
};

/** A link of a navigation. One that leads out of the application says so, and opens a new tab. */
export function NavigationLink(props: NavigationLinkProps) {
  const { item, currentPath, isIcon = false, hasValue = true, onNavigate } = props;
  const { t } = useLingui();
  const { path, title, value, isLink = false } = item;
  const target = isLink ? { target: "_blank", rel: "noopener noreferrer" } : {};
  const link = (
    <Link
      {...(path === undefined ? { isDisabled: true } : { href: path })}
      {...target}
      {...(path === currentPath && { "aria-current": "page" as const })}
      onPress={() => {
        if (path !== undefined && !isLink) onNavigate?.(path);
      }}
      className={joinClassNames(styles["row"], isIcon && styles["icon"])}
    >
      <ItemSign item={item} isIcon={isIcon} />
      {!isIcon && hasValue && value !== undefined && (
        <span className={styles["value"]}>{value}</span>
      )}
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
      {value !== undefined && <span className={styles["value"]}>{value}</span>}
    </>
  );
}
