import { Trans, useLingui } from "@lingui/react/macro";
import {} from "@tessera/ui";
import styles from "./contrast-targets.module.css";
import { ProOffer } from "#upgrade/pro-offer.tsx";

type LockedTargetsProps = {
  /** True when the recipe has targets from before the plan changed. */
  readonly hasSome: boolean;
};

/** Shows what Pro adds; targets that the recipe has can still be reset and removed. */
export function LockedTargets({ hasSome }: LockedTargetsProps) {
  const { t } = useLingui();
  return (
    <>
      <p className={styles.note}>
        <Trans>
          With Pro, you set AAA or a ratio of your own for all text or for single pairs of colors.
        </Trans>{" "}
        {hasSome && <Trans>Your existing targets stay. You can still reset or remove them.</Trans>}
      </p>
      <ProOffer>{t`See Pro`}</ProOffer>
    </>
  );
}
