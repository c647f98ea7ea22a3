import {
  type ComponentPropsWithRef,
  type Key,
  type ReactNode,
  useEffect,
  useId,
  useRef,
} from "react";
import { joinClassNames } from "../class-names.ts";
import { useRovingFocus } from "../roving-focus/use-roving-focus.ts";
import { keepPanelReachable } from "./keep-panel-reachable.ts";
import { keepSelectedShown } from "./keep-selected-shown.ts";
import { Tab } from "./tab.tsx";
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
export type TabsProps<Id extends Key> = Omit<
  ComponentPropsWithRef<"div">,
  "children" | "onChange"
> & {
  readonly label: string;
  readonly items: readonly TabItem<Id>[];
  readonly value: Id;
  readonly onChange: (id: Id) => void;
};

/** A row of tabs, 40 px high, and the panel of the current one; arrow keys change the tab. */
export function Tabs<Id extends Key>(props: TabsProps<Id>) {
  const { label, items, value, onChange, className, ...rest } = props;
  const id = useId();
  const list = useRef<HTMLDivElement>(null);
  const current = items.findIndex((item) => item.id === value);
  const { row, tabIndexOf } = useRovingFocus(current, (tab) => tab.click());
  useEffect(() => keepSelectedShown(list.current), [value]);
  return (
    <div {...rest} className={joinClassNames(styles.tabs, className)}>
      <div {...row} ref={list} role="tablist" aria-label={label} className={styles.list}>
        {items.map((item, index) => (
          <Tab
            key={item.id}
            id={`${id}-tab-${index}`}
            panelId={`${id}-panel`}
            href={item.href}
            isLocked={item.isLocked}
            isSelected={index === current}
            tabIndex={tabIndexOf(index)}
            onSelect={() => onChange(item.id)}
          >
            {item.title}
          </Tab>
        ))}
      </div>
      <div
        key={value}
        ref={keepPanelReachable}
        id={`${id}-panel`}
        role="tabpanel"
        aria-labelledby={`${id}-tab-${current}`}
        className={styles.panel}
      >
        {items[current]?.content}
      </div>
    </div>
  );
}
