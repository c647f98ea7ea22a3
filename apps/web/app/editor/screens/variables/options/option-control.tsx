import { useLingui } from "@lingui/react/macro";
import type { FormatOption } from "@tessera/engine";
import { Select, Switch } from "@tessera/ui";
import { findOptionHint, nameChoice, optionNames } from "./option-texts.ts";
import { TextOptionField } from "./text-option-field.tsx";

type OptionControlProps<Option extends FormatOption = FormatOption> = {
  readonly option: Option;
  /** The requested value. */
  readonly text: string;
  readonly onChange: (text: string) => void;
};

/** Shows the control of one option, by the kind in its data. */
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

/** Lists the choices of an option; if several can be chosen: all together, and each separately. */
function listChoices(option: FormatOption & { kind: "choice" | "choices" }): readonly string[] {
  return option.kind === "choice" ? option.choices : [option.choices.join(","), ...option.choices];
}
