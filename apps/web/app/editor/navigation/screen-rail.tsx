import { Plural, useLingui } from "@lingui/react/macro";
import { HiddenText, Icon, joinClassNames } from "@tessera/ui";
import type { LucideIcon } from "lucide-react";
import type { ReactNode } from "react";
import { Link } from "react-aria-components";
import type { Category } from "@tessera/engine";
import { withoutLocale } from "#navigation/localized-path.ts";
import { useLocation } from "#navigation/router.tsx";
import { useViewSearch } from "#editor/view/use-view-settings.ts";
import { screens } from "./screens.tsx";
import styles from "./screen-rail.module.css";
import { toolScreens } from "./tool-screens.ts";

type ScreenRailProps = {
  readonly className?: string | undefined;
  /** The counts of unsaved changes by category. */
  readonly unsaved?: ReadonlyMap<Category, number> | undefined;
  /** True on pages without a project, whose items lead nowhere yet. */
  readonly isStatic?: boolean;
  /** Renders the last item from the class names of an item. */
  readonly renderLast?: ((className: string) => ReactNode) | undefined;
};

/** Shows every screen as an icon with a short name. */
export function ScreenRail({ className, unsaved, isStatic, renderLast }: ScreenRailProps) {
  const { t, i18n } = useLingui();
  const { pathname } = useLocation();
  const view = useViewSearch();
  const [project = "", rest = ""] = withoutLocale(pathname).split("design-system/");
  const root = `${project}design-system/`;
  const [current] = rest.split("/");
  return (
    <nav aria-label={t`Design system`} className={joinClassNames(styles.rail, className)}>
      <ul>
        {screens.map(({ id, short, icon, category }) => (
          <RailItem
            key={id}
            href={isStatic ? undefined : `${root}${id}${view}`}
            name={i18n._(short)}
            icon={icon}
            isCurrent={id === current}
            unsavedCount={unsaved?.get(category) ?? 0}
          />
        ))}
      </ul>
      <ul className={styles.tools}>
        {toolScreens.map(({ id, path, short, icon }) => (
          <RailItem
            key={id}
            // Before the project is known, only the editor's own addresses lead to it.
            href={
              isStatic || (project === "/" && path !== `design-system/${id}`)
                ? undefined
                : `${project}${path}${view}`
            }
            name={i18n._(short)}
            icon={icon}
            isCurrent={id === current}
          />
        ))}
        {renderLast && <li>{renderLast(styles.item ?? "")}</li>}
      </ul>
    </nav>
  );
}

type RailItemProps = {
  /** Undefined until it is known. */
  readonly href: string | undefined;
  readonly name: string;
  readonly icon: LucideIcon;
  readonly isCurrent: boolean;
  readonly unsavedCount?: number | undefined;
};

function RailItem({ href, name, icon, isCurrent, unsavedCount = 0 }: RailItemProps) {
  return (
    <li>
      <Link
        {...(href === undefined ? { isDisabled: true } : { href })}
        {...(isCurrent && { "aria-current": "page" })}
        className={styles.item ?? ""}
      >
        <Icon icon={icon} sizePx={20} />
        {name}
        {unsavedCount > 0 && (
          <span className={styles.mark}>
            <HiddenText>
              <Plural value={unsavedCount} one="# unsaved change" other="# unsaved changes" />
            </HiddenText>
          </span>
        )}
      </Link>
    </li>
  );
}
