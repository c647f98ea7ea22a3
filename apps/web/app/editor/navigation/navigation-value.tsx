import { Plural, useLingui } from "@lingui/react/macro";
import { breakpointKeys, sizeSteps, zIndexLayers, type Category } from "@tessera/engine";
import type { ReactNode } from "react";
import { HiddenText, MiniRamp, printNumber } from "@tessera/ui";
import { useDesign } from "#editor/draft/draft-context.tsx";
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
  const { t, i18n } = useLingui();
  const design = useDesign();
  const { typography, radius, spacing, motion } = design.recipe;
  switch (category) {
    case "color":
      return <MiniRamp steps={readRamp(design, "primary")} />;
    case "typography": {
      const ratio = printNumber(typography.ratioWide, i18n.locale);
      const words = t`${typography.basePx} px, ratio ${ratio}`;
      return <InWords words={words}>{`${typography.basePx} · ${ratio}`}</InWords>;
    }
    case "shadow":
      return <InWords words={t`Levels 1 to 5`}>1–5</InWords>;
    case "radius":
      return `${radius.basePx} px`;
    case "size": {
      const [least, most] = [sizeSteps[0].px, sizeSteps.at(-1)?.px];
      return <InWords words={t`${least} to ${most} px`}>{`${least}–${most}`}</InWords>;
    }
    case "spacing":
      return `${spacing.unitPx} px`;
    case "z-index": {
      const words = <Plural value={zIndexLayers.length} one="# layer" other="# layers" />;
      return <InWords words={words}>{zIndexLayers.length}</InWords>;
    }
    case "breakpoint": {
      const count = breakpointKeys.length;
      const words = <Plural value={count} one="# breakpoint" other="# breakpoints" />;
      return <InWords words={words}>{count}</InWords>;
    }
    case "motion": {
      const [durations, easings] = [motion.durations.length, motion.easings.length];
      const words = (
        <>
          <Plural value={durations} one="# duration" other="# durations" />
          {", "}
          <Plural value={easings} one="# easing curve" other="# easing curves" />
        </>
      );
      return <InWords words={words}>{`${durations} · ${easings}`}</InWords>;
    }
  }
}

/** Short figures for the eyes, and what they count for screen readers. */
function InWords({ words, children }: { readonly words: ReactNode; readonly children: ReactNode }) {
  return (
    <>
      <span aria-hidden="true">{children}</span>
      <HiddenText>{words}</HiddenText>
    </>
  );
}
