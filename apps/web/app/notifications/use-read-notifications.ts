import type { Notification } from "@tessera/contract";
import { type QueryClient, useMutation, useQueryClient } from "@tanstack/react-query";
import { showToast } from "@tessera/ui";
import { call } from "#api-client/call.ts";
import { useFailureText } from "#http/use-failure-text.ts";
import { unreadCount } from "./unread-count.ts";

type Shown = { readonly notifications: readonly Notification[]; readonly total: number };

const queryKey = ["notifications"];

/** Returns functions that mark one or all notifications as read, at once here and in other tabs. */
export function useReadNotifications() {
  const queryClient = useQueryClient();
  const failureText = useFailureText();
  const options = {
    onError: (failure: Error) => showToast({ kind: "error", text: failureText(failure) }),
    // The stream sends the number again; the lists show what the server has.
    onSettled: () => queryClient.invalidateQueries({ queryKey }),
  };
  const one = useMutation({
    ...options,
    mutationFn: ({ id }: Notification) =>
      call("readNotification", { params: { notificationId: id } }),
    onMutate: ({ id }) => {
      markRead(queryClient, (row) => row.id === id);
      unreadCount.set(Math.max(0, (unreadCount.get() ?? 0) - 1));
    },
  });
  const all = useMutation({
    ...options,
    mutationFn: () => call("readAllNotifications", {}),
    onMutate: () => {
      markRead(queryClient, () => true);
      unreadCount.set(0);
    },
  });
  return {
    read: (notification: Notification) => {
      if (notification.readAt === null) one.mutate(notification);
    },
    readAll: () => all.mutate(),
  };
}

function markRead(queryClient: QueryClient, isRead: (row: Notification) => boolean): void {
  const readAt = new Date().toISOString();
  queryClient.setQueriesData<Shown>(
    { queryKey },
    (shown) =>
      shown && {
        ...shown,
        notifications: shown.notifications.map((row) =>
          row.readAt === null && isRead(row) ? { ...row, readAt } : row,
        ),
      },
  );
}
