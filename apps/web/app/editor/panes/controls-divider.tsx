import { useLingui } from "@lingui/react/macro";
import { type KeyboardEvent, type PointerEvent, type RefObject, useState } from "react";
import {
  controlsLimits,
  findControlsWidth,
  limitControlsWidth,
  storeControlsWidth,
} from "./controls-width.ts";
import styles from "./panes.module.css";

/** How far an arrow key moves the divider, in px, and with Shift. */
const stepPx = 4;
const longStepPx = 16;

const keySteps: Readonly<Record<string, 1 | -1>> = { ArrowLeft: -1, ArrowRight: 1 };

/**
 * Shows the divider between controls and preview, which the pointer and the arrow keys move. A
 * double click resets it.
 */
export function ControlsDivider({ panes }: { readonly panes: RefObject<HTMLElement | null> }) {
  const { t } = useLingui();
  const [widthPx, setWidthPx] = useState(findControlsWidth);

  /** Applies a width by a style, so that a drag renders nothing but this divider. */
  function resize(nextPx: number): void {
    const next = limitControlsWidth(nextPx);
    panes.current?.style.setProperty("--controls-width", `${next}px`);
    storeControlsWidth(next);
    setWidthPx(next);
  }
  function onKeyDown(event: KeyboardEvent): void {
    const edges: Readonly<Record<string, number>> = {
      Home: controlsLimits.min,
      End: controlsLimits.max,
    };
    const step = (keySteps[event.key] ?? 0) * (event.shiftKey ? longStepPx : stepPx);
    const next = edges[event.key] ?? (step === 0 ? undefined : widthPx + step);
    if (next === undefined) return;
    event.preventDefault();
    resize(next);
  }
  function onPointerMove({ currentTarget, clientX, pointerId }: PointerEvent<HTMLElement>): void {
    if (!currentTarget.hasPointerCapture(pointerId)) return;
    resize(clientX - (panes.current?.getBoundingClientRect().left ?? 0));
  }
  return (
    // oxlint-disable jsx-a11y/no-noninteractive-tabindex, jsx-a11y/no-noninteractive-element-interactions, jsx-a11y/prefer-tag-over-role -- a separator that can be focused is a widget, and <hr> is none
    <div
      role="separator"
      aria-orientation="vertical"
      aria-label={t`Width of the controls`}
      aria-valuemin={controlsLimits.min}
      aria-valuemax={controlsLimits.max}
      aria-valuenow={widthPx}
      aria-valuetext={t`${widthPx} px`}
      tabIndex={0}
      className={styles.divider}
      onKeyDown={onKeyDown}
      onPointerDown={(event) => event.currentTarget.setPointerCapture(event.pointerId)}
      onPointerMove={onPointerMove}
      onDoubleClick={() => resize(controlsLimits.initial)}
    />
  );
}
