import type { ReactNode, RefAttributes } from "react";
import {
  Header,
  MenuSection as AriaMenuSection,
  type MenuSectionProps as AriaMenuSectionProps,
  Separator,
} from "react-aria-components";
import { joinClassNames } from "../class-names.ts";
import styles from "./menu.module.css";

/** What a section of a menu takes; `selectionMode` makes its items choices. */
export type MenuSectionProps<Item> = Omit<AriaMenuSectionProps<Item>, "children"> &
  RefAttributes<HTMLElement> & {
    /** Stands over the items and names them; an `aria-label` does where nothing shall be seen. */
    readonly title?: ReactNode;
    readonly children: ReactNode;
  };

/** Items of a menu that belong together, with a joint before them. */
export function MenuSection<Item>({ title, className, children, ...rest }: MenuSectionProps<Item>) {
  return (
    <AriaMenuSection {...rest} className={joinClassNames(styles["section"], className)}>
      {title !== undefined && <Header className={styles["title"] ?? ""}>{title}</Header>}
      {children}
    </AriaMenuSection>
  );
}

/** The joint between two groups of a menu that have no names. */
export function MenuSeparator() {
  return <Separator className={joinClassNames(styles["separator"])} />;
}
