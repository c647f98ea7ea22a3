import { QueryClientProvider } from "@tanstack/react-query";
import { SkipLink } from "@tessera/ui";
import { useState } from "react";
import { useLocation } from "#navigation/router.tsx";
import { createQueryClient } from "#api-client/query-client.ts";
import { EditorSkeleton } from "#editor/frame/editor-skeleton.tsx";
import { StartFrame } from "#editor/frame/start/start-frame.tsx";
import { HeaderWithSlot } from "#editor/frame/header-slot.tsx";
import { withoutLocale } from "#navigation/localized-path.ts";
import { OrganizationProvider } from "#organization/organization-provider.tsx";
import { ConfigureHeader } from "#shell/configure-header.tsx";

/**
 * Shows an address of the application until its scripts have loaded: its header, and the names of
 * the editor's screens.
 */
export function FirstFrame() {
  const [queryClient] = useState(createQueryClient);
  const path = withoutLocale(useLocation().pathname);
  return (
    <QueryClientProvider client={queryClient}>
      <OrganizationProvider>
        <SkipLink />
        <Frame path={path} />
      </OrganizationProvider>
    </QueryClientProvider>
  );
}

function Frame({ path }: { readonly path: string }) {
  const isStart = path === "/start";
  if (!isStart && !path.startsWith("/design-system/")) return <ConfigureHeader />;
  return <HeaderWithSlot>{isStart ? <StartFrame /> : <EditorSkeleton />}</HeaderWithSlot>;
}
