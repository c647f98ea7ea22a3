import { useLingui } from "@lingui/react/macro";
import { ExternalLink } from "lucide-react";
import { Link } from "react-aria-components";
import { joinClassNames } from "../class-names.ts";
import { Icon } from "../icon/icon.tsx";
import { HiddenText } from "../text/hidden-text.tsx";
import type { NavigationItem } from "./navigation-item.ts";
import styles from "./side-navigation.module.css";

/** A row that leads somewhere, with the value of its place at the right edge. */
export function NavigationLink({
  item,
  currentPath,
  onNavigate,
}: {
  readonly item: NavigationItem;
  readonly currentPath: string;
  readonly onNavigate?: (path: string) => void;
}) {
  const { t } = useLingui();
  const { path, title, icon, value, isLink = false } = item;
  const target = isLink ? { target: "_blank", rel: "noopener noreferrer" } : {};
  return (
    <Link
      {...(path === undefined ? { isDisabled: true } : { href: path })}
      {...target}
      {...(path === currentPath && { "aria-current": "page" as const })}
      onPress={() => {
        if (path !== undefined && !isLink) onNavigate?.(path);
      }}
      className={joinClassNames(styles["row"])}
    >
      {icon && <Icon icon={icon} />}
      <span className={styles["title"]}>{title}</span>
      {value !== undefined && <span className={styles["value"]}>{value}</span>}
      {isLink && (
        <>
          <Icon icon={ExternalLink} sizePx={12} />
          <HiddenText>{t`opens in a new tab`}</HiddenText>
        </>
      )}
    </Link>
  );
}
