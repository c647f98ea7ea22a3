import { useLingui } from "@lingui/react/macro";
import { Lock } from "lucide-react";
import type { ReactNode } from "react";
import { Link } from "react-aria-components";
import { Icon } from "../icon/icon.tsx";
import { HiddenText } from "../text/hidden-text.tsx";
import styles from "./tabs.module.css";

type TabProps = {
  readonly id: string;
  readonly panelId: string;
  readonly href: string | undefined;
  readonly isLocked: boolean | undefined;
  readonly isSelected: boolean;
  readonly tabIndex: 0 | -1;
  readonly onSelect: () => void;
  readonly children: ReactNode;
};

/** One tab of a row: a button, or a link that the application's router opens. */
export function Tab({ href, onSelect, children, ...props }: TabProps) {
  const content = <TabContent isLocked={props.isLocked}>{children}</TabContent>;
  const tab = {
    id: props.id,
    role: "tab",
    tabIndex: props.tabIndex,
    "aria-selected": props.isSelected,
    "aria-controls": props.isSelected ? props.panelId : undefined,
    "data-selected": props.isSelected || undefined,
  };
  if (href === undefined) {
    return (
      <button {...tab} type="button" onClick={onSelect} className={styles.tab}>
        {content}
      </button>
    );
  }
  return (
    <Link
      href={href}
      onPress={onSelect}
      className={styles.tab ?? ""}
      render={(link) =>
        "href" in link ? (
          <a {...link} {...tab}>
            {link.children}
          </a>
        ) : (
          <span {...link} {...tab} />
        )
      }
    >
      {content}
    </Link>
  );
}

function TabContent({
  isLocked = false,
  children,
}: Partial<Pick<TabProps, "isLocked" | "children">>) {
  const { t } = useLingui();
  return (
    <>
      {children}
      {isLocked && (
        <>
          <Icon icon={Lock} sizePx={12} />
          <HiddenText>{t`locked`}</HiddenText>
        </>
      )}
    </>
  );
}
