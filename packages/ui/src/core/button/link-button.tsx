import type { ReactNode, RefAttributes } from "react";
import { Link, type LinkProps } from "react-aria-components";
import { withClassName } from "../class-names.ts";
import type { LooseProps } from "../loose-props.ts";
import { type ButtonLook, buttonClassNames } from "./button-look.ts";
import { type KeyShortcuts, writeLinkKeys } from "./key-shortcuts.tsx";

/** The props of a link that looks like a button. */
export type LinkButtonProps = LooseProps<Omit<LinkProps, "children">> &
  RefAttributes<HTMLAnchorElement> &
  KeyShortcuts &
  ButtonLook & { readonly href: string; readonly children?: ReactNode };

/** A link that looks like a button; it uses the router that the application provides. */
export function LinkButton({ kind = "outlined", size = "m", className, ...rest }: LinkButtonProps) {
  return (
    <Link
      {...writeLinkKeys(rest)}
      {...rest}
      className={withClassName(className, ...buttonClassNames(kind, size))}
    />
  );
}
