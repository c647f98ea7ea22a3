import { Trans, useLingui } from "@lingui/react/macro";
import {
  changeDecision,
  contrastTargetPath,
  listContrastPairs,
  type Design,
} from "@tessera/engine";
import { Button, ErrorNote, Icon, Select } from "@tessera/ui";
import { Plus } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import { useDesign } from "#editor/draft/draft-context.tsx";
import { useEdit } from "#editor/fields/use-edit.ts";
import styles from "./contrast-targets.module.css";

/** Shows a button that opens a small form to add the target of a pair of colors. */
export function AddPairTarget() {
  const [isOpen, setIsOpen] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  const wasOpen = useRef(false);
  const free = useDesign(listFreePairs);
  useEffect(() => {
    if (wasOpen.current && !isOpen) opener.current?.focus();
    wasOpen.current = isOpen;
  }, [isOpen]);
  const [first] = free;
  if (!first) return null;
  if (isOpen) return <AddPairForm free={free} first={first} onClose={() => setIsOpen(false)} />;
  return (
    <Button ref={opener} onPress={() => setIsOpen(true)}>
      <Icon icon={Plus} />
      <Trans>Add pair</Trans>
    </Button>
  );
}

/** A color with its backgrounds that have no target yet. */
type FreePairs = { readonly over: string; readonly on: readonly string[] };

type AddPairFormProps = {
  readonly free: readonly FreePairs[];
  readonly first: FreePairs;
  readonly onClose: () => void;
};

/** Chooses a color and one of its backgrounds, and adds a target of AAA. */
function AddPairForm({ free, first, onClose }: AddPairFormProps) {
  const { t } = useLingui();
  const edit = useEdit();
  const firstField = useRef<HTMLButtonElement>(null);
  const [message, setMessage] = useState<string>();
  const [chosen, setChosen] = useState({ over: first.over, on: first.on[0] });
  useEffect(() => firstField.current?.focus(), []);
  const { over, on } = free.find((each) => each.over === chosen.over) ?? first;
  const background = on.find((each) => each === chosen.on) ?? on[0] ?? "";

  function add() {
    const path = contrastTargetPath(over, background);
    const result = edit(path, ({ recipe }) => changeDecision(recipe, path, "aaa"));
    if (result.ok) onClose();
    else setMessage(result.message);
  }

  return (
    <form
      aria-label={t`Add pair`}
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        add();
      }}
    >
      <Select
        ref={firstField}
        label={t`Color`}
        value={over}
        options={optionsOf(free.map((each) => each.over))}
        onChange={(id) => setChosen({ over: id, on: chosen.on })}
      />
      <Select
        label={t`Background`}
        value={background}
        options={optionsOf(on)}
        onChange={(id) => setChosen({ over, on: id })}
      />
      {message !== undefined && <ErrorNote className={styles.wide}>{message}</ErrorNote>}
      <div className={styles.buttons}>
        <Button type="submit">{t`Add`}</Button>
        <Button kind="quiet" onPress={onClose}>{t`Cancel`}</Button>
      </div>
    </form>
  );
}

function listFreePairs({ recipe: { color } }: Design): readonly FreePairs[] {
  const { pairs } = color.contrastTargets;
  const free = listContrastPairs(color).filter(([over, on]) => pairs[over]?.[on] === undefined);
  const grouped = Map.groupBy(free, ([over]) => over);
  return [...grouped].map(([over, all]) => ({ over, on: all.map(([, on]) => on) }));
}

function optionsOf(names: readonly string[]) {
  return names.map((name) => ({ id: name, text: name }));
}
