import { useLingui } from "@lingui/react/macro";
import type { Design, NamedSteps, Parsed } from "@tessera/engine";
import { Button, Icon, TextField } from "@tessera/ui";
import { Plus } from "lucide-react";
import { useRef, useState, type FormEvent } from "react";
import { useDraftStore } from "#editor/draft/draft-context.tsx";
import { describeProblem } from "#editor/fields/problem-text.ts";
import { useOpenProject } from "#editor/project/project-context.tsx";
import styles from "./step-list.module.css";
import { isNameProblem } from "./with-name-problems.ts";

type AddStepProps = {
  readonly scale: NamedSteps;
  readonly label: string;
  /** What the field of the new step's value is called, with an example; no field where none is given. */
  readonly value?: { readonly label: string; readonly example: string } | undefined;
  /** The draft with the step added, or all that is wrong with its name and its value. */
  readonly add: (name: string, value: string) => Parsed<Design>;
};

type Refusal = { readonly name?: string; readonly value?: string };

/** Adds a step by its name and value; what is wrong stands beside the field that it is wrong in. */
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

/** What is typed of a new step, why it was refused last, and the way to add it. */
function useAddStep({ scale, value, add }: AddStepProps) {
  const { i18n } = useLingui();
  const store = useDraftStore();
  const [name, setName] = useState("");
  const [text, setText] = useState("");
  const [refusal, setRefusal] = useState<Refusal>({});
  const nameField = useRef<HTMLInputElement>(null);

  function submit(event: FormEvent) {
    event.preventDefault();
    const changed = add(name.trim(), text.trim());
    if (!changed.ok) return setRefusal(refusalOf(changed.problems));
    store.edit(`${scale.path}/${name.trim()}`, changed.value);
    setName("");
    setText("");
    setRefusal({});
    nameField.current?.focus();
  }

  function refusalOf(problems: Extract<Parsed<Design>, { ok: false }>["problems"]): Refusal {
    const ofName = problems.find((each) => !value || isNameProblem(each));
    const ofValue = problems.find((each) => value && !isNameProblem(each));
    return {
      ...(ofName && { name: describeProblem(i18n, ofName) }),
      ...(ofValue && { value: describeProblem(i18n, ofValue) }),
    };
  }

  return { name, setName, text, setText, refusal, nameField, submit };
}
