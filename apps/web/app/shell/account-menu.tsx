import { LazyPopup, popupPart } from "@tessera/ui";
import { AccountButton } from "./account-button.tsx";

const popup = popupPart(() => import("./account-popup.tsx"));

/** Shows the account menu: the user, the pages of the account, the language, and the log-out. */
export function AccountMenu() {
  return (
    <LazyPopup part={popup} trigger={<AccountButton aria-haspopup="menu" aria-expanded={false} />}>
      {({ AccountPopup }) => <AccountPopup />}
    </LazyPopup>
  );
}
