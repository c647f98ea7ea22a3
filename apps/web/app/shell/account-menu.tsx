import { LazyPopup, popupPart } from "@tessera/ui";
import { AccountButton } from "./account-button.tsx";
import type { HeaderExtra } from "./header-extra.ts";

const popup = popupPart(() => import("./account-popup.tsx"));

/**
 * Shows the account menu: the user, the pages of the account, the language, and the log-out; and
 * what has no room in the header.
 */
export function AccountMenu({ extras }: { readonly extras?: readonly HeaderExtra[] | undefined }) {
  return (
    <LazyPopup part={popup} trigger={<AccountButton aria-haspopup="menu" aria-expanded={false} />}>
      {({ AccountPopup }) => <AccountPopup extras={extras} />}
    </LazyPopup>
  );
}
