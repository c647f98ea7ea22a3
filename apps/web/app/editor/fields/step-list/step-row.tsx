import { Trans, useLingui } from "@lingui/react/macro";
import { findTokenReferences, tokenName, type NamedSteps } from "@tessera/engine";
import { Text } from "@tessera/ui";
import { useState, type ReactNode } from "react";
import { useDesign } from "#editor/draft/draft-context.tsx";
import { TypedTextField } from "#editor/fields/typed-text-field.tsx";
import { RemoveStepDialog } from "./remove-step-dialog.tsx";
import type { ItemPlace } from "#editor/fields/move-buttons.tsx";
import { StepButtons } from "./step-buttons.tsx";
import styles from "./step-list.module.css";
import type { StepChanges } from "./use-step-changes.ts";

type StepRowProps = {
  readonly scale: NamedSteps;
  readonly name: string;
  readonly value: ReactNode;
  readonly picture: ReactNode;
  readonly details: ReactNode;
  readonly tools: ReactNode;
  readonly place: ItemPlace;
  readonly changes: StepChanges;
  readonly onMove: (by: 1 | -1) => void;
  /** Called after the step is removed, so that the focus can move to another row. */
  readonly onRemoved: () => void;
};

/** Shows one step: its name, its value, its references, and its buttons. */
export function StepRow(props: StepRowProps) {
  const { scale, name, value, picture, details, tools, place, changes, onMove, onRemoved } = props;
  const { t } = useLingui();
  const [isAsking, setIsAsking] = useState(false);
  const { pins, aliases } = useDesign(({ recipe }) =>
    findTokenReferences(recipe, scale.pathsOf(name)),
  );

  function remove() {
    if (pins.length + aliases.length > 0) return setIsAsking(true);
    if (changes.remove(name).ok) onRemoved();
  }

  return (
    <li className={styles.row}>
      {picture}
      <div className={styles.line}>
        <TypedTextField
          aria-label={t`Name of ${name}`}
          printed={name}
          apply={(text) => changes.rename(name, text.trim())}
        />
        {value}
        <StepButtons name={name} tools={tools} place={place} onMove={onMove} onRemove={remove} />
      </div>
      {details}
      {aliases.length > 0 && (
        <Text size="label" tone="muted" className={styles.references}>
          <Trans>Used by {aliases.map(tokenName).join(", ")}</Trans>
        </Text>
      )}
      {isAsking && (
        <RemoveStepDialog
          name={name}
          references={{ pins, aliases }}
          replacements={changes.keys.filter((key) => key !== name)}
          onRemove={(replacement) => changes.remove(name, replacement)}
          onRemoved={onRemoved}
          onClose={() => setIsAsking(false)}
        />
      )}
    </li>
  );
}
