import { describeProblem } from "@tessera/contract";
import { parsePrintOptions, type FormatOption } from "@tessera/engine";
import { TextField } from "@tessera/ui";
import { useState, type KeyboardEvent } from "react";
import { useLocale } from "#navigation/use-locale.ts";

type TextOptionFieldProps = {
  readonly option: FormatOption & { readonly kind: "text" };
  readonly label: string;
  /** What it is for, where its name does not say it. */
  readonly description?: string | undefined;
  readonly text: string;
  readonly onChange: (text: string) => void;
};

/** The field of a text: what is typed is asked for with Enter or when the field is left, once it is one that is taken. */
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
