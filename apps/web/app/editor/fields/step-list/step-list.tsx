import type { NamedSteps } from "@tessera/engine";
import { Fragment, useRef, useState, type ReactNode } from "react";
import styles from "./step-list.module.css";
import { StepRow } from "./step-row.tsx";
import { useStepChanges } from "./use-step-changes.ts";

type StepListProps = {
  readonly scale: NamedSteps;
  readonly label: string;
  /** The field of a step's value, which stands beside its name. */
  readonly renderValue?: ((key: string, index: number) => ReactNode) | undefined;
  /** What stands before a step and below its name. */
  readonly renderPicture?: ((key: string) => ReactNode) | undefined;
  readonly renderDetails?: ((key: string) => ReactNode) | undefined;
  /** What a step and the neighbor that it changed places with are like now, where that is more than their order. */
  readonly describeMove?: ((moved: number, neighbor: number) => string) | undefined;
};

/** Where a step stood and where it went, and the keys as that left them. */
type Move = { readonly from: number; readonly to: number; readonly keys: readonly string[] };

/** Named steps in their order: each can be renamed, moved and removed. */
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
            // oxlint-disable-next-line react/no-array-index-key -- a step that is being renamed stays the same row
            key={index}
            scale={scale}
            name={key}
            // A value that was refused was judged by its neighbors; it goes when they do.
            value={<Fragment key={turn}>{render.renderValue?.(key, index)}</Fragment>}
            picture={render.renderPicture?.(key)}
            details={render.renderDetails?.(key)}
            place={{ isFirst: index === 0, isLast: index === changes.keys.length - 1 }}
            changes={changes}
            onMove={(by) => move(index, by)}
            onRemoved={() => leave(index)}
          />
        ))}
      </ol>
      <output>
        {moved && isTrue && describeMove && (
          <p className={styles.moved}>{describeMove(moved.to, moved.from)}</p>
        )}
      </output>
    </>
  );
}

/** The keyboard goes along with a step that moves; at an end it goes on to the way back. */
function focusMoved(row: HTMLElement | null, index: number, by: 1 | -1, count: number) {
  const isAtEnd = index === (by === 1 ? count - 1 : 0);
  const direction = by === (isAtEnd ? -1 : 1) ? "down" : "up";
  row?.querySelector<HTMLElement>(`[data-move="${direction}"]`)?.focus();
}

/** The keyboard stays in the list, and on no text field: from there, one press undoes what was removed. */
function focusButton(row: HTMLElement | null) {
  row?.querySelector<HTMLElement>("button:enabled")?.focus();
}
