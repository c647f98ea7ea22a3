import { Trans, useLingui } from "@lingui/react/macro";
import { hasPlan, type PlanId, planOfOption, plans, describeProblem } from "@tessera/contract";
import { type Format, type FormatOption, hasEffect, parsePrintOptions } from "@tessera/engine";
import { useOpenProject } from "#editor/project/project-context.tsx";
import { Section } from "#editor/panes/section.tsx";
import { parseRequestedOptions, printDefault, type RequestedOptions } from "./requested-options.ts";
import styles from "./option-controls.module.css";
import { HiddenText, Icon, Select, Switch, TextField } from "@tessera/ui";
import { Lock } from "lucide-react";
import { optionNames, findOptionHint, nameChoice } from "./option-texts.ts";
import { type KeyboardEvent, useState } from "react";
import { useLocale } from "#navigation/use-locale.ts";
import { ProOffer } from "#upgrade/pro-offer.tsx";

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
      <ProOffer size="s" kind="quiet">
        <Icon icon={Lock} sizePx={12} />
        <span aria-hidden="true">{plan}</span>
        <HiddenText>
          <Trans>
            {name}: {plan} plan
          </Trans>
        </HiddenText>
      </ProOffer>
    </div>
  );
}

type OptionControlProps<Option extends FormatOption = FormatOption> = {
  readonly option: Option;
  /** The requested value. */
  readonly text: string;
  readonly onChange: (text: string) => void;
};

/** Shows the control of one option, by the kind in its data. */
function OptionControl({ option, text, onChange }: OptionControlProps) {
  const { i18n } = useLingui();
  const label = i18n._(optionNames[option.id]);
  const hint = findOptionHint(option);
  const description = hint && i18n._(hint);
  switch (option.kind) {
    case "switch":
      return (
        <Switch isSelected={text === "true"} onChange={(isOn) => onChange(String(isOn))}>
          {label}
        </Switch>
      );
    case "text":
      return <TextOptionField key={text} {...{ option, label, description, text, onChange }} />;
    default:
      return (
        <Select
          label={label}
          options={listChoices(option).map((id) => ({ id, text: describeChoice(id) }))}
          value={text}
          onChange={onChange}
        />
      );
  }

  function describeChoice(choice: string): string {
    const name = nameChoice(option.id, choice);
    return typeof name === "string" ? name : i18n._(name);
  }
}

/** Lists the choices of an option; if several can be chosen: all together, and each separately. */
function listChoices(option: FormatOption & { kind: "choice" | "choices" }): readonly string[] {
  return option.kind === "choice" ? option.choices : [option.choices.join(","), ...option.choices];
}

type TextOptionFieldProps = {
  readonly option: FormatOption & { readonly kind: "text" };
  readonly label: string;
  /** The hint of the field, if its name needs one. */
  readonly description?: string | undefined;
  readonly text: string;
  readonly onChange: (text: string) => void;
};

/** Shows the field of a text option; Enter or a blur requests the typed text, if it is valid. */
function TextOptionField(props: TextOptionFieldProps) {
  const { option, label, description, text, onChange } = props;
  const locale = useLocale();
  const [typed, setTyped] = useState(text);
  const parsed = parsePrintOptions([option], { [option.id]: typed });
  const [problem] = parsed.ok ? [] : parsed.problems;

  function request() {
    if (parsed.ok && typed !== text) onChange(typed);
  }

  return (
    <TextField
      label={label}
      description={description}
      value={typed}
      onChange={setTyped}
      onBlur={request}
      onKeyDown={({ key }: KeyboardEvent) => {
        if (key === "Enter") request();
      }}
      isMono={option.pattern !== undefined}
      errorMessage={problem ? describeProblem(problem, locale) : undefined}
    />
  );
}
