import { Trans } from "@lingui/react/macro";
import { hasPlan, planOfOption } from "@tessera/contract";
import { hasEffect, type Format, type FormatOption } from "@tessera/engine";
import { useOpenProject } from "#editor/project/project-context.tsx";
import { Section } from "#editor/panes/section.tsx";
import { parseRequestedOptions, printDefault, type RequestedOptions } from "./requested-options.ts";
import { LockedOption } from "./locked-option.tsx";
import styles from "./option-controls.module.css";
import { OptionControl } from "./option-control.tsx";

type OptionControlsProps = {
  readonly format: Format;
  readonly asked: RequestedOptions;
  readonly ask: (option: FormatOption, text: string) => void;
};

/**
 * Shows a control for each option of a format in the current schemes. A locked option names the
 * plan that includes it.
 */
export function OptionControls({ format, asked, ask }: OptionControlsProps) {
  const { plan } = useOpenProject().organization;
  const printed = parseRequestedOptions(format, asked, plan);
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
              text={asked[option.id] ?? printDefault(option, plan)}
              onChange={(text) => ask(option, text)}
            />
          );
        })}
      </div>
    </Section>
  );
}
