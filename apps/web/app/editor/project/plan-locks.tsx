import { plans } from "@tessera/contract";
import { HiddenText, Icon } from "@tessera/ui";
import { Lock } from "lucide-react";
import type { ComponentProps, ReactNode } from "react";
import { ProOffer } from "#upgrade/pro-offer.tsx";
import styles from "./plan-locks.module.css";

/** Shows a title with a lock, because the plan does not include what it names. */
export function LockedTitle({ children }: { readonly children: ReactNode }) {
  return (
    <span className={styles.title}>
      <Icon icon={Lock} /> {children}
    </span>
  );
}

type LockedControlProps = Pick<ComponentProps<typeof ProOffer>, "ref" | "slot" | "children">;

/** Shows the name of a control that only Pro includes, with a lock; a press opens the upgrade. */
export function LockedControl({ children, ...rest }: LockedControlProps) {
  return (
    <ProOffer {...rest} size="s" kind="quiet">
      <Icon icon={Lock} sizePx={12} />
      {children}
      <HiddenText> ({plans.pro.name})</HiddenText>
    </ProOffer>
  );
}
