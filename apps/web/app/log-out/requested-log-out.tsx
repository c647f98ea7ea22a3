import { useQuery } from "@tanstack/react-query";
import { useSyncExternalStore } from "react";
import { queries } from "#api-client/query-options.ts";
import { countDrafts, removeDrafts, subscribeToDrafts } from "#storage/kept-drafts.ts";
import { discardOpenDrafts } from "#storage/open-drafts.ts";
import { lazyPart } from "#lazy-part/lazy-part.tsx";
import {
  endLogOutRequest,
  isLogOutRequested,
  subscribeToLogOutRequest,
} from "./log-out-request.ts";
import { useLogOut } from "./use-log-out.ts";

const LogOutDialog = lazyPart(async () => (await import("./log-out-dialog.tsx")).LogOutDialog);

/** Asks what happens to unsaved changes when a log-out was requested, and logs out. */
export function RequestedLogOut() {
  const isOpen = useSyncExternalStore(subscribeToLogOutRequest, isLogOutRequested, () => false);
  const { data: user } = useQuery({ ...queries.user(), enabled: false });
  const logOut = useLogOut();
  const count = useSyncExternalStore(
    subscribeToDrafts,
    () => (user ? countDrafts(user.id) : 0),
    () => 0,
  );

  function keep() {
    endLogOutRequest();
    logOut();
  }
  function discard() {
    discardOpenDrafts();
    if (user) removeDrafts(user.id);
    keep();
  }
  return (
    <LogOutDialog
      isOpen={isOpen}
      isLikely={count > 0}
      count={count}
      onKeep={keep}
      onDiscard={discard}
      onClose={endLogOutRequest}
      // Without the dialog a person can still log out; the answer that loses nothing counts.
      onFailure={keep}
    />
  );
}
