import { useLingui } from "@lingui/react/macro";
import { useQuery } from "@tanstack/react-query";
import { Avatar } from "@tessera/ui";
import { Button, type ButtonProps } from "react-aria-components";
import { queries } from "#api-client/query-options.ts";
import { useIsLoggedIn } from "#session/use-session.ts";
import styles from "./account-menu.module.css";

/** The button of the account menu, with the picture or the initials of the user. */
export function AccountButton(props: Pick<ButtonProps, "aria-haspopup" | "aria-expanded">) {
  const { t } = useLingui();
  const { data: user } = useQuery({ ...queries.user(), enabled: useIsLoggedIn() });
  return (
    <Button {...props} aria-label={t`Account`} className={styles.trigger ?? ""}>
      <Avatar name={user?.name ?? ""} imageUrl={user?.avatar ?? undefined} />
    </Button>
  );
}
