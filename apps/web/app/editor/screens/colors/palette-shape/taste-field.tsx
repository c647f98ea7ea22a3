import type { MessageDescriptor } from "@lingui/core";
import { useLingui } from "@lingui/react/macro";
import { listTasteColors, type Taste } from "@tessera/engine";
import type { HexColor } from "@tessera/engine/color";
import { MiniRamp } from "@tessera/ui";
import { useId } from "react";
import { useDesign } from "#editor/draft/draft-context.tsx";
import { useDecision } from "#editor/fields/use-decision.ts";
import { useOpenProject } from "#editor/project/project-context.tsx";
import { describeDecision } from "#editor/names/describe-decision.ts";
import { sampleBaseOf } from "./sample-base.ts";
import styles from "./taste-section.module.css";

type TasteFieldProps<K extends keyof Taste> = {
  readonly name: K;
  readonly choices: readonly Taste[K][];
  readonly texts: Readonly<Record<Taste[K], MessageDescriptor>>;
};

/** Shows one taste setting; each choice is beside the palette that it generates. */
export function TasteField<K extends keyof Taste>({ name, choices, texts }: TasteFieldProps<K>) {
  const { i18n } = useLingui();
  const { canEdit } = useOpenProject();
  const { color } = useDesign().recipe;
  const path = `color/advanced/taste/${name}` as const;
  const { value, change } = useDecision(path);
  const group = useId();
  const { taste, stepNames } = color.advanced;
  const base = sampleBaseOf(name, color.base);
  return (
    <fieldset className={styles.field}>
      <legend className={styles.legend}>{describeDecision(i18n, path)}</legend>
      {choices.map((choice) => (
        <label key={choice} className={styles.choice}>
          <input
            type="radio"
            name={group}
            checked={value === choice}
            disabled={!canEdit}
            onChange={() => change(choice)}
          />
          <span>{i18n._(texts[choice])}</span>
          <MiniRamp
            className={styles.ramp}
            steps={rampOf(
              base,
              listTasteColors(base, stepNames.length, { ...taste, [name]: choice }),
            )}
          />
        </label>
      ))}
    </fieldset>
  );
}

function rampOf(base: HexColor, colors: readonly HexColor[]) {
  return colors.map((hex, step) => ({ step, hex, isBase: hex === base }));
}
