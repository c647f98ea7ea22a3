import { useLingui } from "@lingui/react/macro";
import { Lock } from "lucide-react";
import { useEffect, useRef, type ReactNode, type RefAttributes } from "react";
import {
  type Key,
  Tab,
  TabList,
  TabPanel,
  Tabs as AriaTabs,
  type TabsProps as AriaTabsProps,
} from "react-aria-components";
import { withClassName } from "../class-names.ts";
import { Icon } from "../icon/icon.tsx";
import { HiddenText } from "../text/hidden-text.tsx";
import type { LooseProps } from "../loose-props.ts";
import styles from "./tabs.module.css";

/** One tab; with an address it is a link, and its panel is the page. */
export type TabItem<Id extends Key> = {
  readonly id: Id;
  readonly title: ReactNode;
  readonly href?: string | undefined;
  /** True when it shows a lock: its panel has a preview and an upgrade. */
  readonly isLocked?: boolean | undefined;
  readonly content: ReactNode;
};

/** The props of tabs; the label is the list's accessible name. */
export type TabsProps<Id extends Key> = LooseProps<
  Omit<AriaTabsProps, "children" | "selectedKey" | "defaultSelectedKey" | "onSelectionChange">
> &
  RefAttributes<HTMLDivElement> & {
    readonly label: string;
    readonly items: readonly TabItem<Id>[];
    readonly value: Id;
    readonly onChange: (id: Id) => void;
  };

/** A row of tabs, 40 px high, and the panel of the current one. */
export function Tabs<Id extends Key>(props: TabsProps<Id>) {
  const { label, items, value, onChange, className, ...rest } = props;
  const { t } = useLingui();
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => keepSelectedShown(list.current), [value]);
  return (
    <AriaTabs
      {...rest}
      selectedKey={value}
      onSelectionChange={(key) => {
        const chosen = items.find(({ id }) => id === key);
        if (chosen) onChange(chosen.id);
      }}
      className={withClassName(className, styles.tabs)}
    >
      <TabList ref={list} aria-label={label} className={styles.list}>
        {items.map(({ id, title, href, isLocked = false }) => (
          <Tab key={id} id={id} href={href} className={styles.tab}>
            {title}
            {isLocked && (
              <>
                <Icon icon={Lock} sizePx={12} />
                <HiddenText>{t`locked`}</HiddenText>
              </>
            )}
          </Tab>
        ))}
      </TabList>
      {items.map(({ id, content }) => (
        <TabPanel key={id} id={id} className={styles.panel}>
          {content}
        </TabPanel>
      ))}
    </AriaTabs>
  );
}

/**
 * Scrolls to the selected tab now, and again when the width of the row or a tab changes, for
 * example when a font loads.
 */
function keepSelectedShown(list: HTMLElement | null): (() => void) | undefined {
  if (!list) return undefined;
  const watching = new ResizeObserver(() => showSelected(list));
  for (const each of [list, ...list.children]) watching.observe(each);
  return () => watching.disconnect();
}

/** Scrolls only the row of tabs, as far as its selected tab needs. */
function showSelected(list: HTMLElement): void {
  const tab = list.querySelector<HTMLElement>('[aria-selected="true"]');
  if (!tab) return;
  const endPx = tab.offsetLeft + tab.offsetWidth;
  if (tab.offsetLeft < list.scrollLeft) list.scrollLeft = tab.offsetLeft;
  else if (endPx > list.scrollLeft + list.clientWidth) list.scrollLeft = endPx - list.clientWidth;
}
