import { useLingui } from "@lingui/react/macro";
import { recipeLimits } from "@tessera/engine";
import type { KeyboardEvent, PointerEvent } from "react";
import { useDecision } from "#editor/fields/use-decision.ts";
import { lightAt, pointOf, turn } from "./light-position.ts";
import styles from "./light.module.css";

/**
 * Shows a surface and the light above it; a drag moves the light, and arrow keys turn it by 5°, with
 * Shift by 15°.
 */
export function LightPad() {
  const { t } = useLingui();
  const angle = useDecision("shadow/angle", "continuous");
  const height = useDecision("shadow/height", "continuous");
  const light = { angle: Number(angle.value), height: Number(height.value) };
  const { x, y } = pointOf(light);

  function follow({ currentTarget: pad, clientX, clientY }: PointerEvent<HTMLElement>) {
    const box = pad.getBoundingClientRect();
    const next = lightAt((clientX - box.left) / box.width, (clientY - box.top) / box.height);
    if (next.angle !== light.angle) angle.change(next.angle);
    if (next.height !== light.height) height.change(next.height);
  }

  function handleKey(event: KeyboardEvent) {
    const by = { ArrowLeft: 1, ArrowDown: -1, ArrowRight: -1, ArrowUp: 1 }[event.key];
    if (by === undefined) return;
    event.preventDefault();
    angle.change(turn(light.angle, by * (event.shiftKey ? 15 : 5)));
  }

  return (
    <div
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- an input has one dimension, and the pad two
      role="slider"
      tabIndex={0}
      aria-label={t`Direction of the light`}
      aria-disabled={!angle.canEdit}
      aria-valuemin={recipeLimits.shadow.angle.min}
      aria-valuemax={recipeLimits.shadow.angle.max}
      aria-valuenow={light.angle}
      aria-valuetext={`${light.angle}°`}
      className={styles.pad}
      onKeyDown={handleKey}
      onPointerDown={(event) => {
        if (event.button !== 0 || !angle.canEdit) return;
        event.currentTarget.setPointerCapture(event.pointerId);
        follow(event);
      }}
      onPointerMove={(event) => event.buttons === 1 && angle.canEdit && follow(event)}
    >
      <svg viewBox="0 0 120 120" aria-hidden="true">
        <path className={styles.axes} d="M60 0V120M0 60H120M0 0L120 120M120 0L0 120" />
        <circle className={styles.axes} cx="60" cy="60" r="40" />
        <path className={styles.ray} d={`M60 60L${x * 120} ${y * 120}`} />
      </svg>
      <i className={styles.surface} />
      <i className={styles.bulb} style={{ left: `${x * 100}%`, top: `${y * 100}%` }} />
    </div>
  );
}
