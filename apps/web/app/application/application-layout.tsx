import { QueryClientProvider } from "@tanstack/react-query";
import { SkipLink } from "@tessera/ui";
import { useEffect, useState } from "react";
import { Outlet } from "react-router";
import { createQueryClient } from "#api-client/query-client.ts";
import { SignedInCommands } from "#commands/signed-in-commands.tsx";
import { writeFeedbackDraft } from "#feedback/feedback-draft.ts";
import { OrganizationProvider } from "#organization/organization-provider.tsx";
import { followAddress } from "#http/stored-organization.ts";
import { endLogOutRequest } from "#log-out/log-out-request.ts";
import { hasSession, subscribeToSession } from "#session/session-presence.ts";
import { answerLoginRequest } from "#session/login-request.ts";
import { forgetPersonal } from "#storage/browser-storage.ts";
import { RequestedLogOut } from "#log-out/requested-log-out.tsx";
import { MemoryNotice } from "./memory-notice.tsx";
import { RequestedLogin } from "./requested-login.tsx";

/** The layout of the pages that call the API. */
export default function ApplicationLayout() {
  const [queryClient] = useState(createQueryClient);
  useEffect(
    () =>
      subscribeToSession(() => {
        if (hasSession()) return;
        // The next user must not see what the previous one read.
        queryClient.clear();
        writeFeedbackDraft("");
        followAddress(undefined);
        answerLoginRequest(undefined);
        endLogOutRequest();
        // A tab that logs out cannot clear the session storage of other tabs.
        forgetPersonal();
      }),
    [queryClient],
  );
  return (
    <QueryClientProvider client={queryClient}>
      <OrganizationProvider>
        <SkipLink />
        <MemoryNotice />
        <Outlet />
        <SignedInCommands />
        <RequestedLogin />
        <RequestedLogOut />
      </OrganizationProvider>
    </QueryClientProvider>
  );
}
