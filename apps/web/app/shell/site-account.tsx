import { QueryClientProvider } from "@tanstack/react-query";
import { useState } from "react";
import { makeQueryClient } from "#api-client/query-client.ts";
import { RequestedLogOut } from "#log-out/requested-log-out.tsx";
import { AccountMenu } from "./account-menu.tsx";

/** The account menu for pages that call the API for nothing else; an expired session asks for no login there. */
export function SiteAccount() {
  const [queryClient] = useState(makeQueryClient);
  return (
    <QueryClientProvider client={queryClient}>
      <AccountMenu />
      <RequestedLogOut />
    </QueryClientProvider>
  );
}
