import { Trans } from "@lingui/react/macro";
import { plans } from "@tessera/contract";
import { recipeCounts } from "@tessera/engine";
import { LinkButton } from "@tessera/ui";
import { useOpenProject } from "#editor/project/project-context.tsx";
import styles from "./locked-palettes.module.css";

/** Shows the plan's palettes, and what Pro adds. */
export function LockedPalettes({ hasSome }: { readonly hasSome: boolean }) {
  const { organization } = useOpenProject();
  const plan = plans[organization.plan].name;
  const most = recipeCounts.extraPalettes.max;
  return (
    <>
      <p className={styles.note}>
        <Trans>
          The {plan} plan builds palettes from your base and status colors. Pro adds up to {most} of
          your own and lets you pin exact colors.
        </Trans>{" "}
        {hasSome && (
          <Trans>Your existing palettes stay. You can still rename or remove them.</Trans>
        )}
      </p>
      <LinkButton href="/pricing">
        <Trans>See Pro</Trans>
      </LinkButton>
    </>
  );
}
