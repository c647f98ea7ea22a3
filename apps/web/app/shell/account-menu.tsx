import { LazyPopup, popupPart } from "@tessera/ui";
import { useState } from "react";
import { lazyPart } from "#lazy-part/lazy-part.tsx";
import { AccountButton } from "./account-button.tsx";

const popup = popupPart(() => import("./account-popup.tsx"));

const AppearanceDialog = lazyPart(
  async () => (await import("#appearance/appearance-dialog.tsx")).AppearanceDialog,
);

/** Shows the account menu: the user, the theme, the language, and the log-out. */
export function AccountMenu() {
  const [isAppearanceOpen, setIsAppearanceOpen] = useState(false);
  const close = () => setIsAppearanceOpen(false);
  return (
    <>
      <LazyPopup
        part={popup}
        trigger={<AccountButton aria-haspopup="menu" aria-expanded={false} />}
      >
        {({ AccountPopup }) => <AccountPopup onAppearance={() => setIsAppearanceOpen(true)} />}
      </LazyPopup>
      <AppearanceDialog isOpen={isAppearanceOpen} onClose={close} onFailure={close} />
    </>
  );
}
