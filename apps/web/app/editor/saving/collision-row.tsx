import { Trans, useLingui } from "@lingui/react/macro";
import {
  aboutDecision,
  parseHexColor,
  type Choice,
  type Collision,
  type DecisionPath,
} from "@tessera/engine";
import { Swatch } from "@tessera/ui";
import { useId } from "react";
import { useDesign } from "#editor/draft/draft-context.tsx";
import { describeDecision } from "#editor/names/describe-decision.ts";
import { printDecision } from "./print-decision.ts";
import styles from "./collisions.module.css";

type CollisionRowProps = {
  readonly collision: Collision;
  /** True when both values are from the same user, in two tabs. */
  readonly isOwn: boolean;
  readonly choice: Choice | undefined;
  readonly onChoose: (choice: Choice) => void;
};

/** Shows one decision with both of its values side by side. */
export function CollisionRow({ collision, isOwn, choice, onChoose }: CollisionRowProps) {
  const { t, i18n } = useLingui();
  const name = useId();
  const sides: readonly (readonly [Choice, string, unknown])[] = [
    ["mine", isOwn ? t`Keep this tab’s` : t`Keep mine`, collision.mine],
    ["theirs", isOwn ? t`Keep the other tab’s` : t`Use theirs`, collision.theirs],
  ];
  return (
    <fieldset className={styles.row}>
      <legend className={styles.name}>{describeDecision(i18n, collision.path)}</legend>
      {sides.map(([side, label, value]) => (
        <label key={side} className={styles.side}>
          <input
            type="radio"
            name={name}
            checked={choice === side}
            onChange={() => onChoose(side)}
          />
          <span>{label}</span>
          <DecisionValue path={collision.path} value={value} />
        </label>
      ))}
    </fieldset>
  );
}

type DecisionValueProps = { readonly path: DecisionPath; readonly value: unknown };

function DecisionValue({ path, value }: DecisionValueProps) {
  const { i18n } = useLingui();
  const unitPx = useDesign(({ recipe }) => recipe.spacing.unitPx);
  const text = printDecision(i18n, value, path, unitPx);
  const color = parseHexColor(text ?? "");
  return (
    <span className={styles.value}>
      {color && <Swatch color={color} />}
      {text ??
        (isOfExtraPalette(path) ? <Trans>no palette</Trans> : <Trans>generated value</Trans>)}
    </span>
  );
}

/**
 * Returns whether a decision belongs to an extra palette. Without it the palette is missing; other
 * absent values are generated.
 */
function isOfExtraPalette(path: DecisionPath): boolean {
  const { kind } = aboutDecision(path);
  return kind === "paletteBase" || kind === "paletteRoles";
}
