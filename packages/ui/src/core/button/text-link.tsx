import type { ReactNode, RefAttributes } from "react";
import { Link, type LinkProps } from "react-aria-components";
import { withClassName } from "../class-names.ts";
import type { LooseProps } from "../loose-props.ts";
import styles from "./text-link.module.css";

/** The props of a link in running text. */
export type TextLinkProps = LooseProps<Omit<LinkProps, "children">> &
  RefAttributes<HTMLAnchorElement> & { readonly href: string; readonly children?: ReactNode };

/** An underlined link in running text. */
export function TextLink({ className, ...rest }: TextLinkProps) {
  return <Link {...rest} className={withClassName(className, styles.link)} />;
}
