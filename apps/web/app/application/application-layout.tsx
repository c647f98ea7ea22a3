import { QueryClientProvider } from "@tanstack/react-query";
import { SkipLink } from "@tessera/ui";
import { useEffect, useState } from "react";
import { Outlet } from "react-router";
import { makeQueryClient } from "#api-client/query-client.ts";
import { SignedInCommands } from "#commands/signed-in-commands.tsx";
import { writeFeedbackDraft } from "#feedback/feedback-draft.ts";
import { OrganizationProvider } from "#organization/organization-provider.tsx";
import { followAddress } from "#http/stored-organization.ts";
import { endLogOutRequest } from "#log-out/log-out-request.ts";
import { hasSession, subscribeToSession } from "#session/session-presence.ts";
import { answerSignInRequest } from "#session/sign-in-request.ts";
import { forgetPersonal } from "#storage/browser-storage.ts";
import { RequestedLogOut } from "#log-out/requested-log-out.tsx";
import { MemoryNotice } from "./memory-notice.tsx";
import { RequestedSignIn } from "./requested-sign-in.tsx";

/** The frame of the pages that talk to the API. */
export default function ApplicationLayout() {
  const [queryClient] = useState(makeQueryClient);
  useEffect(
    () =>
      subscribeToSession(() => {
        if (hasSession()) return;
        // Whoever signs in next must not see what was read before.
        queryClient.clear();
        writeFeedbackDraft("");
        followAddress(undefined);
        answerSignInRequest(undefined);
        endLogOutRequest();
        // Another tab that logs out cannot reach what this tab stores for itself.
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
        <RequestedSignIn />
        <RequestedLogOut />
      </OrganizationProvider>
    </QueryClientProvider>
  );
}
