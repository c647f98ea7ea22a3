import { type QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { useToastsAhead } from "@tessera/ui";
import { type ReactNode, useEffect, useState } from "react";
import { createQueryClient } from "#api-client/query-client.ts";
import { queries } from "#api-client/query-options.ts";
import { LoggedInCommands } from "#commands/logged-in-commands.tsx";
import { OrganizationProvider } from "#organization/organization-provider.tsx";
import { NotificationStream } from "#notifications/notification-stream.tsx";
import { RequestedLogOut } from "#log-out/requested-log-out.tsx";
import { useForgetEndedSession } from "#log-out/use-forget-ended-session.ts";
import { takeFirstUser } from "#api-client/first-user.ts";
import { hasSession, subscribeToSession } from "#session/session-presence.ts";
import { useNewPageForAnotherUser } from "#session/use-new-page-for-another-user.ts";
import { SettingsSender } from "#settings/settings-sender.tsx";
import { RequestedUpgrade } from "#upgrade/requested-upgrade.tsx";
import { MemoryNotice } from "./memory-notice.tsx";
import { RequestedLogin } from "./requested-login.tsx";

/** The layout of the pages that show what a user has. */
export default function ApplicationLayout({ children }: { children?: ReactNode }) {
  const [queryClient] = useState(createClientOfUser);
  useForgetEndedSession();
  useNewPageForAnotherUser();
  useToastsAhead();
  useEffect(
    // The next user must not see what the previous one read.
    () => subscribeToSession(() => hasSession() || queryClient.clear()),
    [queryClient],
  );
  return (
    <QueryClientProvider client={queryClient}>
      <OrganizationProvider>
        <MemoryNotice />
        {children}
        <LoggedInCommands />
        <NotificationStream />
        <SettingsSender />
        <RequestedLogin />
        <RequestedLogOut />
        <RequestedUpgrade />
      </OrganizationProvider>
    </QueryClientProvider>
  );
}

/** Creates the query cache, with the user who has just logged in. */
function createClientOfUser(): QueryClient {
  const queryClient = createQueryClient();
  const user = takeFirstUser();
  if (user) queryClient.setQueryData(queries.user().queryKey, user);
  return queryClient;
}
