import { useLingui } from "@lingui/react/macro";
import type { FormatOption } from "@tessera/engine";
import { Select, Switch } from "@tessera/ui";
import { findOptionHint, nameChoice, optionNames } from "./option-texts.ts";
import { TextOptionField } from "./text-option-field.tsx";

type OptionControlProps<Option extends FormatOption = FormatOption> = {
  readonly option: Option;
  /** What is asked for now. */
  readonly text: string;
  readonly onChange: (text: string) => void;
};

/** The control of one option, by the kind that its data names. */
export function OptionControl({ option, text, onChange }: OptionControlProps) {
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
          options={listChoices(option).map((id) => ({ id, text: sayChoice(id) }))}
          value={text}
          onChange={onChange}
        />
      );
  }

  function sayChoice(choice: string): string {
    const name = nameChoice(option.id, choice);
    return typeof name === "string" ? name : i18n._(name);
  }
}

/** Where several may be chosen: all of them, and each alone. */
function listChoices(option: FormatOption & { kind: "choice" | "choices" }): readonly string[] {
  return option.kind === "choice" ? option.choices : [option.choices.join(","), ...option.choices];
}
