import { Trans, useLingui } from "@lingui/react/macro";
import { plans, type PlanId } from "@tessera/contract";
import type { FormatOption } from "@tessera/engine";
import { HiddenText, Icon, TextLink } from "@tessera/ui";
import { Lock } from "lucide-react";
import styles from "./option-controls.module.css";
import { optionNames } from "./option-texts.ts";

type LockedOptionProps = {
  readonly option: FormatOption;
  /** The lowest plan that includes the option. */
  readonly planId: PlanId;
};

/** Replaces an option's control if the plan does not include the option. */
export function LockedOption({ option, planId }: LockedOptionProps) {
  const { i18n } = useLingui();
  const name = i18n._(optionNames[option.id]);
  const plan = plans[planId].name;
  return (
    <div className={styles.locked}>
      <span>{name}</span>
      <TextLink href="/pricing" className={styles.needed}>
        <Icon icon={Lock} />
        <span aria-hidden="true">{plan}</span>
        <HiddenText>
          <Trans>
            {name}: {plan} plan
          </Trans>
        </HiddenText>
      </TextLink>
    </div>
  );
}
