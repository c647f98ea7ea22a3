import { Link, type LinkProps } from "react-aria-components";
import type { HeaderPlace } from "./header-item.ts";

/** The props of a link of the header. */
type HeaderLinkProps = Omit<LinkProps, "href" | "isDisabled"> & { readonly place: HeaderPlace };

/** A link to a page; one without an address is a disabled link. */
export function HeaderLink({ place, ...rest }: HeaderLinkProps) {
  const { href, isCurrent = false } = place;
  return (
    <Link
      {...(href === undefined ? { isDisabled: true } : { href })}
      {...(isCurrent && { "aria-current": "page" as const })}
      {...rest}
    />
  );
}
