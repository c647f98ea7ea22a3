import { Trans } from "@lingui/react/macro";
import { hasPlan, planOfOption } from "@tessera/contract";
import { hasEffect, type Format, type FormatOption } from "@tessera/engine";
import { useOpenProject } from "#editor/project/project-context.tsx";
import { Section } from "#editor/panes/section.tsx";
import { parseAskedOptions, printDefault, type AskedOptions } from "./asked-options.ts";
import { LockedOption } from "./locked-option.tsx";
import styles from "./option-controls.module.css";
import { OptionControl } from "./option-control.tsx";

type OptionControlsProps = {
  readonly format: Format;
  readonly asked: AskedOptions;
  readonly ask: (option: FormatOption, text: string) => void;
};

/**
 * What may be asked of a format, a control for each option that says something in the schemes at hand; one that the plan
 * lacks names the plan that has it.
 */
export function OptionControls({ format, asked, ask }: OptionControlsProps) {
  const { plan } = useOpenProject().organization;
  const printed = parseAskedOptions(format, asked, plan);
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
