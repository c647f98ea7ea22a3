import type { NamedSteps } from "@tessera/engine";
import { Text } from "@tessera/ui";
import { Fragment, useRef, useState, type ReactNode } from "react";
import styles from "./step-list.module.css";
import { StepRow } from "./step-row.tsx";
import { useStepChanges } from "./use-step-changes.ts";

type StepListProps = {
  readonly scale: NamedSteps;
  readonly label: string;
  /** Renders the field of a step's value, beside its name. */
  readonly renderValue?: ((key: string, index: number) => ReactNode) | undefined;
  /** Renders a picture of a step, above it and below its name. */
  readonly renderPicture?: ((key: string) => ReactNode) | undefined;
  readonly renderDetails?: ((key: string) => ReactNode) | undefined;
  /** Renders more buttons of a step, before those that move and remove it. */
  readonly renderTools?: ((key: string) => ReactNode) | undefined;
  /** Describes the values of a moved step and its neighbor, if more than their order changed. */
  readonly describeMove?: ((moved: number, neighbor: number) => string) | undefined;
};

/** The old and the new position of a step, and the keys after the move. */
type Move = { readonly from: number; readonly to: number; readonly keys: readonly string[] };

/** Shows named steps in their order: each can be renamed, moved and removed. */
export function StepList({ scale, label, describeMove, ...render }: StepListProps) {
  const changes = useStepChanges(scale);
  const [moved, setMoved] = useState<Move>();
  const [turn, setTurn] = useState(0);
  const list = useRef<HTMLOListElement>(null);
  const rowAt = (index: number) => list.current?.children.item(index) as HTMLElement | null;

  const isTrue = moved?.keys.join() === changes.keys.join();

  function move(index: number, by: 1 | -1) {
    const key = changes.keys[index];
    if (key === undefined) return;
    focusMoved(rowAt(index + by), index + by, by, changes.keys.length);
    setMoved({ from: index, to: index + by, keys: changes.move(key, by) });
    setTurn(turn + 1);
  }

  function leave(index: number) {
    focusButton(rowAt(Math.min(index, changes.keys.length - 2)));
    setTurn(turn + 1);
  }

  return (
    <>
      <ol ref={list} aria-label={label} className={styles.list}>
        {changes.keys.map((key, index) => (
          <StepRow
            // oxlint-disable-next-line react/no-array-index-key -- a step stays in the same row while it is renamed
            key={index}
            scale={scale}
            name={key}
            // A refused value was validated against its neighbors, so it is reset when they change.
            value={<Fragment key={turn}>{render.renderValue?.(key, index)}</Fragment>}
            picture={render.renderPicture?.(key)}
            details={render.renderDetails?.(key)}
            tools={render.renderTools?.(key)}
            place={{ isFirst: index === 0, isLast: index === changes.keys.length - 1 }}
            changes={changes}
            onMove={(by) => move(index, by)}
            onRemoved={() => leave(index)}
          />
        ))}
      </ol>
      <output>
        {moved && isTrue && describeMove && (
          <Text size="label" tone="muted" className={styles.moved}>
            {describeMove(moved.to, moved.from)}
          </Text>
        )}
      </output>
    </>
  );
}

/**
 * Moves the focus along with a moved step; at an end of the list, to the button of the opposite
 * direction.
 */
function focusMoved(row: HTMLElement | null, index: number, by: 1 | -1, count: number) {
  const isAtEnd = index === (by === 1 ? count - 1 : 0);
  const direction = by === (isAtEnd ? -1 : 1) ? "down" : "up";
  row?.querySelector<HTMLElement>(`[data-move="${direction}"]`)?.focus();
}

/**
 * Keeps the focus in the list, but not in a text field: from a button, one shortcut undoes the
 * removal.
 */
function focusButton(row: HTMLElement | null) {
  row?.querySelector<HTMLElement>("button:enabled")?.focus();
}
