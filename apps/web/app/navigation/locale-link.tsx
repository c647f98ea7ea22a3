import { Link, type LinkProps } from "react-router";
import { useLocalizedPath } from "./use-locale.ts";

/** Links to a page of the application in the current locale. */
export function LocaleLink({ to, ...props }: LinkProps & { to: string }) {
  const localized = useLocalizedPath();
  return <Link {...props} to={localized(to)} />;
}
