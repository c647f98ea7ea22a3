import { Icon, LinkButton } from "@tessera/ui";
import { Lock } from "lucide-react";
import type { ReactNode } from "react";

/** Explains what Pro adds here, and links to it. */
export function ProLink({ children }: { readonly children: ReactNode }) {
  return (
    <LinkButton size="s" kind="quiet" href="/pricing">
      <Icon icon={Lock} sizePx={12} />
      {children}
    </LinkButton>
  );
}
