import { Trans } from "@lingui/react/macro";
import { findColorStepReferences, tokenName } from "@tessera/engine";
import { useDesign } from "#editor/draft/draft-context.tsx";
import styles from "./step-names-section.module.css";

/**
 * Lists the pins and references of each step; shows nothing if there are no pins and references.
 */
export function StepReferencesList() {
  const { recipe } = useDesign();
  const { stepNames } = recipe.color.advanced;
  const referred = stepNames.flatMap((name) => {
    const { pins, aliases } = findColorStepReferences(recipe, [name]);
    return pins.length + aliases.length > 0 ? [{ name, paths: [...pins, ...aliases] }] : [];
  });
  if (referred.length === 0) return null;
  return (
    <div className={styles.references}>
      <p>
        <Trans>Renaming also updates:</Trans>
      </p>
      <ul>
        {referred.map(({ name, paths }) => (
          <li key={name}>
            <b>{name}</b> {paths.map(tokenName).join(", ")}
          </li>
        ))}
      </ul>
    </div>
  );
}
