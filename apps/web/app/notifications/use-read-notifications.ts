import type { Notification } from "@tessera/contract";
import { type QueryClient, useMutation, useQueryClient } from "@tanstack/react-query";
import { showToast } from "@tessera/ui";
import { call } from "#api-client/call.ts";
import { useFailureText } from "#http/use-failure-text.ts";
import { lowerUnread } from "./unread-count.ts";

type Shown = { readonly notifications: readonly Notification[]; readonly total: number };

const queryKey = ["notifications"];

/** Returns functions that mark one or all notifications as read, at once here and in other tabs. */
export function useReadNotifications() {
  const queryClient = useQueryClient();
  const failureText = useFailureText();
  const options = {
    onError: (failure: Error, _: unknown, revert: (() => void) | undefined) => {
      revert?.();
      showToast({ kind: "error", text: failureText(failure) });
    },
    // The stream sends the number again; the lists show what the server has.
    onSettled: () => queryClient.invalidateQueries({ queryKey }),
  };
  const one = useMutation({
    ...options,
    mutationFn: ({ id }: Notification) =>
      call("readNotification", { params: { notificationId: id } }),
    onMutate: ({ id }) => {
      return revertAll(
        markRead(queryClient, (row) => row.id === id),
        lowerUnread((unread) => unread - 1),
      );
    },
  });
  const all = useMutation({
    ...options,
    mutationFn: () => call("readAllNotifications", {}),
    onMutate: () => {
      return revertAll(
        markRead(queryClient, () => true),
        lowerUnread(() => 0),
      );
    },
  });
  return {
    read: (notification: Notification) => {
      if (notification.readAt === null) one.mutate(notification);
    },
    readAll: () => all.mutate(),
  };
}

function revertAll(...reverts: readonly (() => void)[]): () => void {
  return () => {
    for (const revert of reverts) revert();
  };
}

/** Marks rows as read before the server has answered; returns the function that reverts it. */
function markRead(queryClient: QueryClient, isRead: (row: Notification) => boolean): () => void {
  const readAt = new Date().toISOString();
  const change = (changed: (row: Notification) => Notification) =>
    queryClient.setQueriesData<Shown>(
      { queryKey },
      (shown) => shown && { ...shown, notifications: shown.notifications.map(changed) },
    );
  const marked = new Set<string>();
  change((row) => {
    if (row.readAt !== null || !isRead(row)) return row;
    marked.add(row.id);
    return { ...row, readAt };
  });
  return () =>
    void change((row) =>
      marked.has(row.id) && row.readAt === readAt ? { ...row, readAt: null } : row,
    );
}
