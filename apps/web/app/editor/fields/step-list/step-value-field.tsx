import { useLingui } from "@lingui/react/macro";
import { changeDecision, type DecisionPath, type Design, type Parsed } from "@tessera/engine";
import { describeProblem, useEdit } from "#editor/fields/use-edit.ts";
import { TypedTextField } from "#editor/fields/typed-text-field.tsx";
import type { TypedResult } from "#editor/fields/use-typed-text.ts";

type StepValueFieldProps<Value> = {
  readonly label: string;
  readonly path: DecisionPath;
  readonly value: Value;
  readonly parse: (text: string) => Parsed<Value>;
  readonly print: (value: Value) => string;
  /** Returns the design with another value; defaults to the decision with that value. */
  readonly change?: (design: Design, value: Value) => Parsed<Design>;
};

/** Shows the value of a step in its own text format, to type another one. */
export function StepValueField<Value>({
  label,
  path,
  value,
  parse,
  print,
  change = ({ recipe }, next) => changeDecision(recipe, path, next),
}: StepValueFieldProps<Value>) {
  const { i18n } = useLingui();
  const edit = useEdit();

  function apply(text: string): TypedResult {
    const parsed = parse(text);
    if (!parsed.ok) return { ok: false, message: describeProblem(i18n, parsed.problems[0]) };
    return edit(path, (design) => change(design, parsed.value), print(parsed.value));
  }

  return <TypedTextField aria-label={label} printed={print(value)} apply={apply} />;
}
