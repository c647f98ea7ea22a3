import { Plural, useLingui } from "@lingui/react/macro";
import {
  breakpointKeys,
  defaultMotion,
  sizeSteps,
  zIndexLayers,
  type Category,
} from "@tessera/engine";
import { HiddenText, MiniRamp, printNumber } from "@tessera/ui";
import { useDraft } from "#editor/draft/draft-context.tsx";
import { readRamp } from "#editor/draft/read-ramp.ts";
import styles from "./navigation-value.module.css";

type NavigationValueProps = { readonly category: Category; readonly unsavedCount: number };

/** What a category stands at, and a mark where some of it is not saved. */
export function NavigationValue({ category, unsavedCount }: NavigationValueProps) {
  return (
    <span className={styles.value}>
      {unsavedCount > 0 && (
        <span className={styles.mark}>
          <HiddenText>
            <Plural value={unsavedCount} one="# unsaved change" other="# unsaved changes" />
          </HiddenText>
        </span>
      )}
      <CategoryValue category={category} />
    </span>
  );
}

function CategoryValue({ category }: { readonly category: Category }) {
  const { i18n } = useLingui();
  const { draft } = useDraft();
  const { typography, radius, spacing, motion = defaultMotion } = draft;
  switch (category) {
    case "color":
      return <MiniRamp steps={readRamp(draft, "primary")} />;
    case "typography":
      return `${typography.basePx} · ${printNumber(typography.ratioWide, i18n.locale)}`;
    case "shadow":
      return "1–5";
    case "radius":
      return `${radius.basePx} px`;
    case "size":
      return `${sizeSteps[0].px}–${sizeSteps.at(-1)?.px}`;
    case "spacing":
      return `${spacing.unitPx} px`;
    case "z-index":
      return zIndexLayers.length;
    case "breakpoint":
      return breakpointKeys.length;
    case "motion":
      return `${motion.durations.length} · ${motion.easings.length}`;
  }
}
