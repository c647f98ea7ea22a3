import { useLingui } from "@lingui/react/macro";
import { changeDecision, recipeLimits } from "@tessera/engine";
import { isShortcut, useFrameChange } from "@tessera/ui";
import type { KeyboardEvent, PointerEvent } from "react";
import { useDraftNow } from "#editor/draft/draft-context.tsx";
import { useEdit } from "#editor/fields/use-edit.ts";
import { useOpenProject } from "#editor/project/project-context.tsx";
import { type Light, lightAt, pointOf, turn } from "./light-position.ts";
import styles from "./light.module.css";

/**
 * Shows a surface and the light above it; a drag moves the light, and arrow keys turn it by 5°, with
 * Shift by 15°. A drag is one step of undo.
 */
export function LightPad() {
  const { t } = useLingui();
  const { canEdit } = useOpenProject();
  const edit = useEdit("continuous");
  const light: Light = {
    angle: useDraftNow(({ draft }) => draft.recipe.shadow.angle),
    height: useDraftNow(({ draft }) => draft.recipe.shadow.height),
  };
  const { x, y } = pointOf(light);
  const { change, waiting, applyNow } = useFrameChange(({ angle, height }: Light) => {
    edit("shadow/angle", ({ recipe }) => {
      const turned = changeDecision(recipe, "shadow/angle", angle);
      return turned.ok ? changeDecision(turned.value.recipe, "shadow/height", height) : turned;
    });
  });

  function follow({ currentTarget: pad, clientX, clientY }: PointerEvent<HTMLElement>) {
    const box = pad.getBoundingClientRect();
    change(lightAt((clientX - box.left) / box.width, (clientY - box.top) / box.height));
  }

  function handleKey(event: KeyboardEvent) {
    const by = { ArrowLeft: 1, ArrowDown: -1, ArrowRight: -1, ArrowUp: 1 }[event.key];
    if (by === undefined || !canEdit || isShortcut(event)) return;
    event.preventDefault();
    const current = waiting() ?? light;
    change({ ...current, angle: turn(current.angle, by * (event.shiftKey ? 15 : 5)) });
  }

  return (
    <div
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- an input has one dimension, and the pad two
      role="slider"
      tabIndex={0}
      aria-label={t`Direction of the light`}
      aria-disabled={!canEdit}
      aria-valuemin={recipeLimits.shadow.angle.min}
      aria-valuemax={recipeLimits.shadow.angle.max}
      aria-valuenow={light.angle}
      aria-valuetext={`${light.angle}°`}
      className={styles.pad}
      onKeyDown={handleKey}
      onKeyUp={applyNow}
      onBlur={applyNow}
      onPointerDown={(event) => {
        if (event.button !== 0 || !event.isPrimary || !canEdit) return;
        event.currentTarget.setPointerCapture(event.pointerId);
        follow(event);
      }}
      onPointerMove={(event) => {
        if (event.currentTarget.hasPointerCapture(event.pointerId)) follow(event);
      }}
      onLostPointerCapture={applyNow}
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
