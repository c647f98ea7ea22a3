import { QueryClientProvider } from "@tanstack/react-query";
import { useState } from "react";
import { createQueryClient } from "#api-client/query-client.ts";
import { RequestedLogOut } from "#log-out/requested-log-out.tsx";
import { SettingsSender } from "#settings/settings-sender.tsx";
import { AccountMenu } from "./account-menu.tsx";

/**
 * Shows the account menu on pages that call the API for nothing else; an expired session does not
 * require a login there.
 */
export function SiteAccount() {
  const [queryClient] = useState(createQueryClient);
  return (
    <QueryClientProvider client={queryClient}>
      <AccountMenu />
      <RequestedLogOut />
      <SettingsSender />
    </QueryClientProvider>
  );
}
