import { useLingui, Trans } from "@lingui/react/macro";
import type { Design, NamedSteps, Parsed, Problem } from "@tessera/engine";
import { Button, Icon, TextField, Text } from "@tessera/ui";
import { Plus } from "lucide-react";
import { useRef, useState, type FormEvent } from "react";
import { useDraftStore } from "#editor/draft/draft-context.tsx";
import { describeProblem } from "#editor/fields/use-edit.ts";
import { useOpenProject } from "#editor/project/project-context.tsx";
import styles from "./step-list.module.css";
import { isNameProblem } from "./add-with-value.ts";

type AddStepProps = {
  readonly scale: NamedSteps;
  readonly label: string;
  /** The label of the new step's value field, with an example; without it there is no field. */
  readonly value?: { readonly label: string; readonly example: string } | undefined;
  /** Returns the design with the step, or every problem of its name and value. */
  readonly add: (design: Design, name: string, value: string) => Parsed<Design>;
};

type Refusal = { readonly name?: string; readonly value?: string };

/** Shows a form that adds a step by name and value, with each problem beside its field. */
export function AddStep(props: AddStepProps) {
  const { label, value } = props;
  const { t } = useLingui();
  const { canEdit } = useOpenProject();
  const { name, setName, text, setText, refusal, nameField, submit } = useAddStep(props);
  if (!canEdit) return null;
  return (
    <form noValidate className={styles.add} onSubmit={submit}>
      <TextField
        ref={nameField}
        label={label}
        isMono
        spellCheck="false"
        autoComplete="off"
        placeholder={t`name`}
        value={name}
        onChange={setName}
        errorMessage={refusal.name}
      />
      {value && (
        <TextField
          label={value.label}
          isMono
          autoComplete="off"
          placeholder={value.example}
          value={text}
          onChange={setText}
          errorMessage={refusal.value}
        />
      )}
      <Button type="submit">
        <Icon icon={Plus} />
        {t`Add`}
      </Button>
    </form>
  );
}

/** Returns the typed texts of a new step, its last refusal, and the function that adds it. */
function useAddStep({ scale, value, add }: AddStepProps) {
  const { i18n } = useLingui();
  const store = useDraftStore();
  const [name, setName] = useState("");
  const [text, setText] = useState("");
  const [refusal, setRefusal] = useState<Refusal>({});
  const nameField = useRef<HTMLInputElement>(null);

  function submit(event: FormEvent) {
    event.preventDefault();
    store.applyWaiting();
    const changed = add(store.getState().draft, name.trim(), text.trim());
    if (!changed.ok) return setRefusal(refusalOf(changed.problems));
    store.edit(`${scale.path}/${name.trim()}`, changed.value);
    setName("");
    setText("");
    setRefusal({});
    nameField.current?.focus();
  }

  function refusalOf(problems: readonly Problem[]): Refusal {
    const ofName = problems.find((each) => !value || isNameProblem(each));
    const ofValue = problems.find((each) => value && !isNameProblem(each));
    return {
      ...(ofName && { name: describeProblem(i18n, ofName) }),
      ...(ofValue && { value: describeProblem(i18n, ofValue) }),
    };
  }

  return { name, setName, text, setText, refusal, nameField, submit };
}

/** Explains what happens to pins and references when a step is renamed. */
export function FollowingNote() {
  return (
    <Text size="label" tone="muted" className={styles.note}>
      <Trans>Renaming keeps pins and references.</Trans>
    </Text>
  );
}
