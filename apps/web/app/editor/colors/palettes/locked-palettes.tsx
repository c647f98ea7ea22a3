import { Trans } from "@lingui/react/macro";
import { plans } from "@tessera/contract";
import { recipeCounts } from "@tessera/engine";
import { LinkButton } from "@tessera/ui";
import { useOpenProject } from "#editor/project/project-context.tsx";
import styles from "./locked-palettes.module.css";

/** What the plan has of palettes, and what Pro adds. */
export function LockedPalettes({ hasSome }: { readonly hasSome: boolean }) {
  const { organization } = useOpenProject();
  const plan = plans[organization.plan].name;
  const most = recipeCounts.extraPalettes.max;
  return (
    <>
      <p className={styles.note}>
        <Trans>
          The {plan} plan makes palettes of the base color and of the statuses. Pro adds up to{" "}
          {most} of your own, and pins steps to exact colors.
        </Trans>{" "}
        {hasSome && <Trans>What is here stays as it is, and can be renamed and removed.</Trans>}
      </p>
      <LinkButton href="/pricing">
        <Trans>See Pro</Trans>
      </LinkButton>
    </>
  );
}
