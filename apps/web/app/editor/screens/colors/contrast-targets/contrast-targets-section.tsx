import { useLingui } from "@lingui/react/macro";
import { useRef } from "react";
import { useDesign } from "#editor/draft/draft-context.tsx";
import { Section } from "#editor/panes/section.tsx";
import { LockedTitle } from "#editor/project/plan-locks.tsx";
import { useOpenProject } from "#editor/project/project-context.tsx";
import { AddPairTarget } from "./add-pair-target.tsx";
import styles from "./contrast-targets.module.css";
import { LockedTargets } from "./locked-targets.tsx";
import { PairTarget } from "./pair-target.tsx";
import { TextTarget } from "./text-target.tsx";

/** Edits the contrasts that the user requests: of all text, and of single pairs of colors. */
export function ContrastTargetsSection() {
  const { t } = useLingui();
  const { canEdit, entitlements } = useOpenProject();
  const list = useRef<HTMLUListElement>(null);
  const hasTextTarget = useDesign(({ recipe }) => recipe.color.contrastTargets.text !== "aa");
  const pairs = useDesign(({ recipe }) =>
    Object.entries(recipe.color.contrastTargets.pairs).flatMap(([foreground, targets]) =>
      Object.keys(targets).map((background) => ({ foreground, background })),
    ),
  );
  const isLocked = !entitlements.hasAdvancedColor;
  const title = t`Contrast targets`;
  return (
    <Section title={isLocked ? <LockedTitle>{title}</LockedTitle> : title}>
      {(!isLocked || hasTextTarget) && <TextTarget />}
      <ul ref={list} className={styles.pairs}>
        {pairs.map((pair, place) => (
          <PairTarget
            key={`${pair.foreground} ${pair.background}`}
            {...pair}
            onRemoved={() => focusNear(list.current, place)}
          />
        ))}
      </ul>
      {isLocked && <LockedTargets hasSome={hasTextTarget || pairs.length > 0} />}
      {!isLocked && canEdit && <AddPairTarget />}
    </Section>
  );
}

/** Moves the focus of a removed pair to the next one, or to the control after the last. */
function focusNear(list: HTMLElement | null, place: number) {
  requestAnimationFrame(() => {
    const left = [...(list?.children ?? [])];
    const next = left[Math.min(place, left.length - 1)]?.querySelector<HTMLElement>("button");
    (next ?? list?.parentElement?.querySelector<HTMLElement>(":scope > button"))?.focus();
  });
}
