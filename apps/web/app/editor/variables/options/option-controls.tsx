import { Trans } from "@lingui/react/macro";
import type { FormatOption } from "@tessera/engine";
import { Section } from "#editor/shell/section.tsx";
import { printDefault, type AskedOptions } from "./asked-options.ts";
import styles from "./option-controls.module.css";
import { OptionControl } from "./option-control.tsx";

type OptionControlsProps = {
  readonly offered: readonly FormatOption[];
  readonly asked: AskedOptions;
  readonly ask: (option: FormatOption, text: string) => void;
};

/** What may be asked of a format, a control for each option; nothing where it has none. */
export function OptionControls({ offered, asked, ask }: OptionControlsProps) {
  if (offered.length === 0) return null;
  return (
    <Section title={<Trans>Options</Trans>}>
      <div className={styles.options}>
        {offered.map((option) => (
          <OptionControl
            key={option.id}
            option={option}
            text={asked[option.id] ?? printDefault(option)}
            onChange={(text) => ask(option, text)}
          />
        ))}
      </div>
    </Section>
  );
}
