import { Plural, useLingui } from "@lingui/react/macro";
import {
  breakpointKeys,
  readDecision,
  readRamp,
  sizeSteps,
  zIndexLayers,
  type DecisionPath,
} from "@tessera/engine";
import type { ReactNode } from "react";
import { HiddenText, MiniRamp, printNumber } from "@tessera/ui";
import { useDesign } from "#editor/draft/draft-context.tsx";

/** The palette of the base color. */
export function ColorValue() {
  return <MiniRamp steps={useDesign((design) => readRamp(design, "primary"))} />;
}

/** A size of the recipe in px. */
export function PxValue({ of }: { readonly of: DecisionPath }) {
  const { i18n } = useLingui();
  const px = useDesign(({ recipe }) => Number(readDecision(recipe, of)));
  return `${printNumber(px, i18n.locale)} px`;
}

/** The base size and the ratio of a type scale. */
export function TypographyValue() {
  const { t, i18n } = useLingui();
  const typography = useDesign(({ recipe }) => recipe.typography);
  const ratio = printNumber(typography.ratioWide, i18n.locale);
  const words = t`${typography.basePx} px, ratio ${ratio}`;
  return <InWords words={words}>{`${typography.basePx} · ${ratio}`}</InWords>;
}

/** The levels of shadows. */
export function ShadowValue() {
  const { t } = useLingui();
  return <InWords words={t`Levels 1 to 5`}>1–5</InWords>;
}

/** The smallest and the largest size. */
export function SizeValue() {
  const { t } = useLingui();
  const [least, most] = [sizeSteps[0].px, sizeSteps.at(-1)?.px];
  return <InWords words={t`${least} to ${most} px`}>{`${least}–${most}`}</InWords>;
}

/** How many layers there are. */
export function ZIndexValue() {
  const words = <Plural value={zIndexLayers.length} one="# layer" other="# layers" />;
  return <InWords words={words}>{zIndexLayers.length}</InWords>;
}

/** How many breakpoints there are. */
export function BreakpointValue() {
  const count = breakpointKeys.length;
  const words = <Plural value={count} one="# breakpoint" other="# breakpoints" />;
  return <InWords words={words}>{count}</InWords>;
}

/** How many durations and easing curves there are. */
export function MotionValue() {
  const motion = useDesign(({ recipe }) => recipe.motion);
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

/** Short figures for the eyes, and what they count for screen readers. */
function InWords({ words, children }: { readonly words: ReactNode; readonly children: ReactNode }) {
  return (
    <>
      <span aria-hidden="true">{children}</span>
      <HiddenText>{words}</HiddenText>
    </>
  );
}
