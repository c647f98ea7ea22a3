import type { ReactNode, RefAttributes } from "react";
import {
  Header,
  MenuSection as AriaMenuSection,
  type MenuSectionProps as AriaMenuSectionProps,
  Separator,
} from "react-aria-components";
import { joinClassNames } from "../class-names.ts";
import type { LooseProps } from "../loose-props.ts";
import styles from "./menu.module.css";

/** The props of a menu section; `selectionMode` makes its items choices. */
export type MenuSectionProps<Item> = LooseProps<Omit<AriaMenuSectionProps<Item>, "children">> &
  RefAttributes<HTMLElement> & {
    /** The heading of the items; use an `aria-label` for an invisible one. */
    readonly title?: ReactNode;
    readonly children: ReactNode;
  };

/** A group of menu items, with a separator before them. */
export function MenuSection<Item>({ title, className, children, ...rest }: MenuSectionProps<Item>) {
  return (
    <AriaMenuSection {...rest} className={joinClassNames(styles.section, className)}>
      {title !== undefined && <Header className={styles.title}>{title}</Header>}
      {children}
    </AriaMenuSection>
  );
}

/** The separator between two menu groups without names. */
export function MenuSeparator() {
  return <Separator className={styles.separator} />;
}
