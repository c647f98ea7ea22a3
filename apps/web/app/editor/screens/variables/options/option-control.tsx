import { useLingui } from "@lingui/react/macro";
import { type FormatOption, parsePrintOptions } from "@tessera/engine";
import { Select, Switch, TextField } from "@tessera/ui";
import { findOptionHint, nameChoice, optionNames } from "./option-texts.ts";
import { describeProblem } from "@tessera/contract";
import { type KeyboardEvent, useState } from "react";
import { useLocale } from "#navigation/use-locale.ts";

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
