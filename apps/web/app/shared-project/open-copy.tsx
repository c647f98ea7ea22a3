import { Trans } from "@lingui/react/macro";
import { LinkButton } from "@tessera/ui";
import { useLocalizedPath } from "#navigation/use-locale.ts";
import { rememberRedirect } from "#session/redirect-history.ts";
import { useIsLoggedIn } from "#session/use-session.ts";
import { keepStartingCode } from "#starting-recipe/starting-code.ts";

/** Keeps the recipe for the next design system, and continues where one is created. */
export function OpenCopy({ code }: { readonly code: string }) {
  const isLoggedIn = useIsLoggedIn();
  const localized = useLocalizedPath();
  function open() {
    keepStartingCode(code);
    // The next login continues with the creation of a project.
    if (!isLoggedIn) rememberRedirect(localized("/overview?new"));
  }
  return (
    <LinkButton
      kind="ink"
      size="l"
      href={isLoggedIn ? "/overview?new" : "/register"}
      onPress={open}
    >
      <Trans>Open a copy</Trans>
    </LinkButton>
  );
}
