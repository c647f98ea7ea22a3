import { useLingui } from "@lingui/react/macro";
import type { BreakpointKey } from "@tessera/engine";
import { joinClassNames, useFrameChange } from "@tessera/ui";
import type { KeyboardEvent, PointerEvent } from "react";
import { useOpenProject } from "#editor/project/project-context.tsx";
import { breakpointLimitsPx } from "./ruler-scale.ts";
import styles from "./ruler.module.css";
import type { Breakpoints } from "./use-breakpoints.ts";

type RulerHandleProps = {
  readonly name: BreakpointKey;
  readonly breakpoints: Breakpoints;
  readonly isSelected: boolean;
  readonly onSelect: () => void;
  /** Returns the width under a pointer, in px. */
  readonly widthAt: (clientX: number) => number;
  /** The position on the ruler, as a CSS length. */
  readonly place: string;
};

const keySteps: Readonly<Record<string, number>> = {
  ArrowRight: 1,
  ArrowUp: 1,
  ArrowLeft: -1,
  ArrowDown: -1,
};
const coarse = 10;

/**
 * Shows a breakpoint on the ruler. It can be dragged, or moved by 1 px with the arrow keys, by 10
 * px with Shift, and to its limits with Home and End. It stops at its neighbors.
 */
export function RulerHandle(props: RulerHandleProps) {
  const { name, breakpoints, isSelected, onSelect, widthAt, place } = props;
  const { t } = useLingui();
  const { canEdit } = useOpenProject();
  const widthPx = breakpoints.widthsPx[name];
  const limits = breakpointLimitsPx(breakpoints.widthsPx, name);

  const moves = useFrameChange((px: number) => breakpoints.move(name, px));
  const currentPx = () => moves.waiting() ?? widthPx;

  function moveTo(px: number) {
    const limited = Math.min(limits.max, Math.max(limits.min, px));
    if (canEdit && limited !== currentPx()) moves.change(limited);
  }

  function startDrag(event: PointerEvent<HTMLElement>) {
    event.currentTarget.setPointerCapture(event.pointerId);
    onSelect();
  }

  function drag(event: PointerEvent<HTMLElement>) {
    if (event.currentTarget.hasPointerCapture(event.pointerId)) moveTo(widthAt(event.clientX));
  }

  function step(event: KeyboardEvent) {
    const ends: Readonly<Record<string, number>> = { Home: limits.min, End: limits.max };
    const by = keySteps[event.key];
    const px =
      by === undefined ? ends[event.key] : currentPx() + by * (event.shiftKey ? coarse : 1);
    if (px === undefined) return;
    event.preventDefault();
    moveTo(px);
  }

  return (
    <div
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- six range inputs cannot share one ruler
      role="slider"
      tabIndex={0}
      aria-label={t`Breakpoint ${name}`}
      aria-valuenow={widthPx}
      aria-valuemin={limits.min}
      aria-valuemax={limits.max}
      aria-valuetext={`${widthPx} px`}
      aria-disabled={!canEdit}
      className={joinClassNames(styles.handle, isSelected && styles.selected)}
      style={{ left: place }}
      onFocus={onSelect}
      onPointerDown={startDrag}
      onPointerMove={drag}
      onLostPointerCapture={moves.applyNow}
      onKeyDown={step}
      onKeyUp={moves.applyNow}
      onBlur={moves.applyNow}
    >
      <span className={styles.number}>{widthPx}</span>
    </div>
  );
}
