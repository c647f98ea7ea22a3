import { Link, type LinkProps } from "react-aria-components";
import type { HeaderPlace } from "./header-item.ts";

/** What a link of the header takes. */
type HeaderLinkProps = Omit<LinkProps, "href" | "isDisabled"> & { readonly place: HeaderPlace };

/** The link to a place; one that is not there yet is a link that leads nowhere. */
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
