import { LazyPopup, popupPart } from "@tessera/ui";
import { BellButton } from "./bell-button.tsx";

const popup = popupPart(async () => (await import("#notifications/load-popup.ts")).loadPopup());

/** Shows the bell with the number of unread notifications, which opens the newest ones. */
export function NotificationBell({ className }: { readonly className?: string | undefined }) {
  return (
    <LazyPopup
      part={popup}
      trigger={<BellButton className={className} aria-haspopup="dialog" aria-expanded={false} />}
    >
      {({ NotificationsPopup }) => <NotificationsPopup className={className} />}
    </LazyPopup>
  );
}
