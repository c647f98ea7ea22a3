import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import { useLingui } from "@lingui/react/macro";
import { Icon, joinClassNames } from "@tessera/ui";
import { Columns2, type LucideIcon, Palette, Square, Type } from "lucide-react";
import type { ReactNode } from "react";
import { Link } from "react-aria-components";
import { withoutLocale } from "#navigation/localized-path.ts";
import { useLocation } from "#navigation/router.tsx";
import { useViewSearch } from "#editor/view/use-view-settings.ts";
import styles from "./phone-tabs.module.css";

type PhoneTab = {
  readonly name: MessageDescriptor;
  readonly icon: LucideIcon;
  /** The screens of the tab; it opens the first. */
  readonly screens: readonly [string, ...string[]];
};

const tabs: readonly PhoneTab[] = [
  { name: msg`Color`, icon: Palette, screens: ["colors"] },
  { name: msg`Type`, icon: Type, screens: ["typography"] },
  { name: msg`Shape`, icon: Square, screens: ["radii", "shadows", "borders"] },
  { name: msg`Space`, icon: Columns2, screens: ["spacing", "size"] },
];

type PhoneTabsProps = {
  readonly className?: string | undefined;
  /** Renders the last tab from the class names of a tab. */
  readonly renderLast: (className: string) => ReactNode;
};

/** Shows the main categories at the bottom of a phone. */
export function PhoneTabs({ className, renderLast }: PhoneTabsProps) {
  const { t, i18n } = useLingui();
  const { pathname } = useLocation();
  const view = useViewSearch();
  const [root = "", current = ""] = withoutLocale(pathname).split(/(?<=\/design-system\/)/);
  return (
    <nav aria-label={t`Design system`} className={joinClassNames(styles.tabs, className)}>
      {tabs.map(({ name, icon, screens }) => (
        <Link
          key={screens[0]}
          href={`${root}${screens[0]}${view}`}
          {...(screens.includes(current) && { "aria-current": "page" })}
          className={styles.tab ?? ""}
        >
          <Icon icon={icon} sizePx={20} />
          {i18n._(name)}
        </Link>
      ))}
      {renderLast(styles.tab ?? "")}
    </nav>
  );
}
