import { Link, type LinkProps } from "react-aria-components";
import type { LooseProps } from "../loose-props.ts";
import type { HeaderPlace } from "./header-item.ts";

/** The props of a link of the header. */
type HeaderLinkProps = LooseProps<Omit<LinkProps, "href" | "isDisabled">> & {
  readonly place: HeaderPlace;
};

/** A link to a page; one without an address is a disabled link. */
export function HeaderLink({ place, ...rest }: HeaderLinkProps) {
  const { href, isCurrent = false } = place;
  return (
    <Link
      href={href}
      isDisabled={href === undefined}
      aria-current={isCurrent ? "page" : undefined}
      {...rest}
    />
  );
}
