import { Link, NavLink, type LinkProps, type NavLinkProps } from "react-router";
import { useLocalizedPath } from "./use-locale.ts";

/** A link inside the application that keeps the locale of the page. */
export function LocaleLink({ to, ...props }: LinkProps & { to: string }) {
  const localized = useLocalizedPath();
  return <Link {...props} to={localized(to)} />;
}

/** The same for navigation: it knows whether it leads to the page shown. */
export function LocaleNavLink({ to, ...props }: NavLinkProps & { to: string }) {
  const localized = useLocalizedPath();
  return <NavLink {...props} to={localized(to)} />;
}
