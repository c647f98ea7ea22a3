import { Button, LinkButton } from "@tessera/ui";
import type { ComponentProps, Ref } from "react";
import { afterFocusReturns } from "#log-out/after-focus-returns.ts";
import { useOrganization } from "#organization/organization-provider.tsx";
import { isUpgradeRequested } from "./upgrade-request.ts";

type ProOfferProps = Pick<ComponentProps<typeof Button>, "kind" | "size" | "slot" | "children"> & {
  readonly ref?: Ref<HTMLButtonElement & HTMLAnchorElement> | undefined;
  /** Called before the offer opens, to close what it was opened from. */
  readonly onOpen?: () => void;
};

/** Offers Pro: opens the upgrade for an owner, and links to the prices for everybody else. */
export function ProOffer({ onOpen, slot, ...look }: ProOfferProps) {
  const { organization } = useOrganization();
  if (organization?.role !== "owner") return <LinkButton {...look} href="/pricing" />;
  return (
    <Button
      {...look}
      slot={slot}
      onPress={() => {
        onOpen?.();
        afterFocusReturns(() => isUpgradeRequested.set(true));
      }}
    />
  );
}
