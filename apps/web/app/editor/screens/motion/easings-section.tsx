import { useLingui } from "@lingui/react/macro";
import { changeDecision, parseRecipe, stepLists } from "@tessera/engine";
import { Select } from "@tessera/ui";
import { useDesign } from "#editor/draft/draft-context.tsx";
import { useEdit } from "#editor/fields/use-edit.ts";
import { useOpenProject } from "#editor/project/project-context.tsx";
import { Section } from "#editor/panes/section.tsx";
import { StepValueField } from "#editor/fields/step-list/step-value-field.tsx";
import { AddStep } from "#editor/fields/step-list/add-step.tsx";
import { StepList } from "#editor/fields/step-list/step-list.tsx";
import {
  parsePoints,
  printPoints,
  type EasingPoints,
  findNamedEasing,
  type NamedEasing,
  namedEasings,
} from "./easing-points.ts";
import styles from "./easings-section.module.css";
import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";

const ownCurve = "own" as const;

/** Edits the easing curves: each is drawn, and typed as four numbers or chosen by name. */
export function EasingsSection() {
  const { t } = useLingui();
  const easings = useDesign(({ recipe }) => recipe.motion.easings);
  const pointsOf = (name: string) => easings.find(({ key }) => key === name)?.points ?? linear;
  return (
    <Section title={t`Easing curves`}>
      <div className={styles.curves}>
        <StepList
          scale={stepLists["motion/easings"]}
          label={t`Easing curves`}
          renderPicture={(key) => <EasingCurve points={pointsOf(key)} />}
          renderDetails={(key) => <EasingFields name={key} points={pointsOf(key)} />}
        />
      </div>
      <AddStep
        scale={stepLists["motion/easings"]}
        label={t`New curve`}
        add={({ recipe }, key) =>
          parseRecipe(stepLists["motion/easings"].add(recipe, { key, points: [0.2, 0, 0, 1] }))
        }
      />
    </Section>
  );
}

const linear: EasingPoints = [0, 0, 1, 1];

type EasingFieldsProps = { readonly name: string; readonly points: EasingPoints };

function EasingFields({ name, points }: EasingFieldsProps) {
  const { t, i18n } = useLingui();
  const { canEdit } = useOpenProject();
  const edit = useEdit();
  const path = `motion/easings/${name}` as const;
  const named = findNamedEasing(points);

  function choose(id: string) {
    const next = namedEasings.find((each) => each.id === id)?.points ?? points;
    edit(path, ({ recipe }) => changeDecision(recipe, path, next));
  }

  return (
    <div className={styles.fields}>
      <StepValueField
        label={t`Curve points of ${name}`}
        path={path}
        value={points}
        parse={parsePoints}
        print={printPoints}
      />
      <Select
        aria-label={t`${name}: choose a curve`}
        isDisabled={!canEdit}
        options={[
          ...(named ? [] : [{ id: ownCurve, text: t`Custom curve` }]),
          ...namedEasings.map(({ id }) => ({ id, text: i18n._(easingNames[id]) })),
        ]}
        value={named?.id ?? ownCurve}
        onChange={choose}
      />
    </div>
  );
}

/** The name of each named curve. */
const easingNames: Readonly<Record<NamedEasing["id"], MessageDescriptor>> = {
  standard: msg`Standard`,
  enter: msg`Enter`,
  exit: msg`Exit`,
  overshoot: msg`Overshoot`,
  linear: msg`Linear`,
  ease: msg`CSS ease`,
  "ease-in": msg`CSS ease-in`,
  "ease-out": msg`CSS ease-out`,
  "ease-in-out": msg`CSS ease-in-out`,
};

/** The margin around the curve, in hundredths of its width. */
const margin = 6;

/**
 * Draws an easing: time to the right, progress upwards. The numbers beside it describe the picture.
 */
function EasingCurve({ points }: { readonly points: EasingPoints }) {
  const [x1, y1, x2, y2] = points.map((point) => point * 100) as [number, number, number, number];
  const low = Math.min(0, y1, y2);
  const high = Math.max(100, y1, y2);
  const box = [-margin, -high - margin, 100 + 2 * margin, high - low + 2 * margin].join(" ");
  return (
    <svg
      aria-hidden="true"
      viewBox={box}
      preserveAspectRatio="none"
      className={styles.curve}
      data-curve={points.join(" ")}
    >
      <path className={styles.frame} d="M0 0H100M0 -100H100" />
      <path className={styles.handle} d={`M0 0L${x1} ${-y1}M100 -100L${x2} ${-y2}`} />
      <path className={styles.line} d={`M0 0C${x1} ${-y1} ${x2} ${-y2} 100 -100`} />
    </svg>
  );
}
