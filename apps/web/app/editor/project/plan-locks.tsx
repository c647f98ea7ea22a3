import { Icon, LinkButton } from "@tessera/ui";
import { Lock } from "lucide-react";
import type { ReactNode, Ref } from "react";
import styles from "./plan-locks.module.css";

type PlanLockProps = { readonly children: ReactNode };

/** Shows a title with a lock, because the plan does not include what it names. */
export function LockedTitle({ children }: PlanLockProps) {
  return (
    <span className={styles.title}>
      <Icon icon={Lock} /> {children}
    </span>
  );
}

/** Explains what Pro adds here, and links to it. */
export function ProLink({
  ref,
  children,
}: PlanLockProps & { readonly ref?: Ref<HTMLAnchorElement> | undefined }) {
  return (
    <LinkButton ref={ref} size="s" kind="quiet" href="/pricing">
      <Icon icon={Lock} sizePx={12} />
      {children}
    </LinkButton>
  );
}
