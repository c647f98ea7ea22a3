import { useQuery } from "@tanstack/react-query";
import { useSyncExternalStore } from "react";
import { queries } from "#api-client/query-options.ts";
import { countDrafts, removeDrafts, subscribeToDrafts } from "#storage/stored-drafts.ts";
import { discardOpenDrafts } from "#storage/open-drafts.ts";
import { lazyPart } from "#lazy-part/lazy-part.tsx";
import { useStore } from "#store/use-store.ts";
import { waitingLogOut } from "./log-out-request.ts";
import { logOut } from "./use-log-out.ts";

const LogOutDialog = lazyPart(async () => (await import("./log-out-dialog.tsx")).LogOutDialog);

/** Shows the log-out dialog after a request, and logs out with its answer. */
export function RequestedLogOut() {
  const request = useStore(waitingLogOut);
  const { data: user } = useQuery({ ...queries.user(), enabled: false });
  const count = useSyncExternalStore(
    subscribeToDrafts,
    () => (user ? countDrafts(user.id) : 0),
    () => 0,
  );

  const endRequest = () => waitingLogOut.set(undefined);
  function keep() {
    endRequest();
    logOut(request);
  }
  function discard() {
    discardOpenDrafts();
    if (user) removeDrafts(user.id);
    keep();
  }
  return (
    <LogOutDialog
      isOpen={request !== undefined}
      isLikely={count > 0}
      count={count}
      onKeep={keep}
      onDiscard={discard}
      onClose={endRequest}
      // Without the dialog the user can still log out; then the drafts are kept.
      onFailure={keep}
    />
  );
}
