import { describeProblem } from "@tessera/contract";
import { parsePrintOptions, type FormatOption } from "@tessera/engine";
import { TextField } from "@tessera/ui";
import { useState, type KeyboardEvent } from "react";
import { useLocale } from "#navigation/use-locale.ts";

type TextOptionFieldProps = {
  readonly option: FormatOption & { readonly kind: "text" };
  readonly label: string;
  /** The hint of the field, if its name needs one. */
  readonly description?: string | undefined;
  readonly text: string;
  readonly onChange: (text: string) => void;
};

/** Shows the field of a text option; Enter or a blur requests the typed text, if it is valid. */
export function TextOptionField(props: TextOptionFieldProps) {
  const { option, label, description, text, onChange } = props;
  const locale = useLocale();
  const [typed, setTyped] = useState(text);
  const parsed = parsePrintOptions([option], { [option.id]: typed });
  const [problem] = parsed.ok ? [] : parsed.problems;

  function ask() {
    if (parsed.ok && typed !== text) onChange(typed);
  }

  return (
    <TextField
      label={label}
      description={description}
      value={typed}
      onChange={setTyped}
      onBlur={ask}
      onKeyDown={({ key }: KeyboardEvent) => {
        if (key === "Enter") ask();
      }}
      isMono={option.pattern !== undefined}
      errorMessage={problem ? describeProblem(problem, locale) : undefined}
    />
  );
}
