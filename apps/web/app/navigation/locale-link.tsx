import { Link, type LinkProps } from "react-router";
import { useLocalizedPath } from "./use-locale.ts";

/** A link inside the application that keeps the locale of the page. */
export function LocaleLink({ to, ...props }: LinkProps & { to: string }) {
  const localized = useLocalizedPath();
  return <Link {...props} to={localized(to)} />;
}
