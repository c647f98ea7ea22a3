import type { Organization } from "@tessera/contract";
import { useMutation } from "@tanstack/react-query";
import { Button, Icon, showToast } from "@tessera/ui";
import { ExternalLink } from "lucide-react";
import type { ReactNode } from "react";
import { call } from "#api-client/call.ts";
import { useFailureText } from "#http/use-failure-text.ts";

type PortalButtonProps = {
  readonly organization: Organization;
  readonly kind?: "ink" | "outlined";
  readonly children: ReactNode;
};

/** Opens the provider's portal, which has the card and the provider's own documents. */
export function PortalButton({ organization, kind = "outlined", children }: PortalButtonProps) {
  const failureText = useFailureText();
  const { id: organizationId } = organization;
  const open = useMutation({
    mutationFn: async () => (await call("openPortal", { params: { organizationId } })).data,
    onSuccess: ({ url }) => location.assign(url),
    onError: (failure) => showToast({ kind: "error", text: failureText(failure) }),
  });
  return (
    <Button kind={kind} isPending={open.isPending} onPress={() => open.mutate()}>
      {children} <Icon icon={ExternalLink} sizePx={12} />
    </Button>
  );
}
