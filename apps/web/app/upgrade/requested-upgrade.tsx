import { useEffect } from "react";
import { useOrganization } from "#organization/organization-provider.tsx";
import { lazyPart } from "#lazy-part/lazy-part.tsx";
import { useStore } from "#store/use-store.ts";
import { isUpgradeRequested } from "./upgrade-request.ts";

const UpgradeDialog = lazyPart(async () => (await import("./load-dialog.ts")).loadDialog());

/** Shows the dialog that offers Pro, after a request of an owner. */
export function RequestedUpgrade() {
  const isOpen = useStore(isUpgradeRequested);
  const { organization } = useOrganization();
  const close = () => isUpgradeRequested.set(false);
  const isBought = organization?.plan === "pro";
  useEffect(() => {
    // Another tab or owner has bought Pro while the offer was open.
    if (isBought) isUpgradeRequested.set(false);
  }, [isBought]);
  if (organization?.role !== "owner") return null;
  return (
    <UpgradeDialog organization={organization} isOpen={isOpen} onClose={close} onFailure={close} />
  );
}
