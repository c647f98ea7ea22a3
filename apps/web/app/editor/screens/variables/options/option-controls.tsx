import { Trans, useLingui } from "@lingui/react/macro";
import { hasPlan, type PlanId, planOfOption, plans } from "@tessera/contract";
import { type Format, type FormatOption, hasEffect } from "@tessera/engine";
import { useOpenProject } from "#editor/project/project-context.tsx";
import { Section } from "#editor/panes/section.tsx";
import { parseRequestedOptions, printDefault, type RequestedOptions } from "./requested-options.ts";
import styles from "./option-controls.module.css";
import { OptionControl } from "./option-control.tsx";
import { HiddenText, Icon, TextLink } from "@tessera/ui";
import { Lock } from "lucide-react";
import { optionNames } from "./option-texts.ts";

type OptionControlsProps = {
  readonly format: Format;
  readonly requested: RequestedOptions;
  readonly request: (option: FormatOption, text: string) => void;
};

/**
 * Shows a control for each option of a format in the current schemes. A locked option names the
 * plan that includes it.
 */
export function OptionControls({ format, requested, request }: OptionControlsProps) {
  const { plan } = useOpenProject().organization;
  const printed = parseRequestedOptions(format, requested, plan);
  const options = format.options.filter((option) => hasEffect(option, printed));
  if (options.length === 0) return null;
  return (
    <Section title={<Trans>Options</Trans>}>
      <div className={styles.options}>
        {options.map((option) => {
          const needed = planOfOption(format.id, option);
          if (!hasPlan(plan, needed))
            return <LockedOption key={option.id} option={option} planId={needed} />;
          return (
            <OptionControl
              key={option.id}
              option={option}
              text={requested[option.id] ?? printDefault(option, plan)}
              onChange={(text) => request(option, text)}
            />
          );
        })}
      </div>
    </Section>
  );
}

type LockedOptionProps = {
  readonly option: FormatOption;
  /** The lowest plan that includes the option. */
  readonly planId: PlanId;
};

/** Replaces an option's control if the plan does not include the option. */
function LockedOption({ option, planId }: LockedOptionProps) {
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
