import { Trans, useLingui } from "@lingui/react/macro";
import {
  settleCollisions,
  type Choice,
  type Collision,
  type DecisionPath,
  type Design,
} from "@tessera/engine";
import { useId, useMemo } from "react";
import type { OpenMerge } from "#editor/draft/draft-state.ts";
import { describeDecision } from "#editor/names/describe-decision.ts";
import { usePreviewModes } from "#editor/preview/preview-modes.ts";
import { TemplatePicture } from "#editor/templates/template-picture.tsx";
import { DesignFontSheets } from "#font-sheets/family-sheets.tsx";
import styles from "./collisions.module.css";
import { DecisionText } from "./decision-text.tsx";

type CollisionRowProps = {
  readonly collision: Collision;
  readonly open: OpenMerge;
  /** True when both values are from the same user, in two tabs or on two devices. */
  readonly isOwn: boolean;
  readonly isFirst: boolean;
  readonly isDrawn: boolean;
  readonly choices: ReadonlyMap<DecisionPath, Choice>;
  readonly onChoose: (choice: Choice) => void;
};

/** Shows both values of a decision side by side, each with the screen that it produces. */
export function CollisionRow(props: CollisionRowProps) {
  const { collision, open, isOwn, isFirst, isDrawn, choices, onChoose } = props;
  const { t, i18n } = useLingui();
  const name = useId();
  const { path, base, mine, theirs } = collision;
  const { revision } = open.theirs;
  const sides = [
    {
      side: "mine",
      label: isOwn ? t`Keep the value here` : t`Keep mine`,
      note: isOwn ? undefined : t`not saved`,
      value: mine,
    },
    {
      side: "theirs",
      label: isOwn ? t`Keep the saved value` : t`Use theirs`,
      note: t`revision ${revision}`,
      value: theirs,
    },
  ] as const;
  return (
    <fieldset className={styles.row}>
      <legend className={styles.name}>
        {describeDecision(i18n, path)}
        <span className={styles.before}>
          <Trans>before:</Trans> <DecisionText path={path} value={base} />
        </span>
      </legend>
      {sides.map(({ side, label, note, value }) => (
        <label key={side} className={styles.side}>
          {isDrawn && <ChoicePicture open={open} choices={choices} path={path} side={side} />}
          <span className={styles.choice}>
            <input
              type="radio"
              name={name}
              checked={choices.get(path) === side}
              // The user's own value is the safe one.
              ref={isFirst && side === "mine" ? focus : undefined}
              onChange={() => onChoose(side)}
            />
            <span className={styles.label}>{label}</span>
            {note && <span className={styles.note}>{note}</span>}
            <span className={styles.value}>
              <DecisionText path={path} value={value} />
            </span>
          </span>
        </label>
      ))}
    </fieldset>
  );
}

/** Focuses an element when it is mounted. */
function focus(element: HTMLElement | null): void {
  element?.focus();
}

type ChoicePictureProps = Pick<CollisionRowProps, "open" | "choices"> & {
  readonly path: DecisionPath;
  readonly side: Choice;
};

/** Draws the merged design with a choice; nothing if the choices cannot be combined. */
function ChoicePicture({ open, choices, path, side }: ChoicePictureProps) {
  const { scheme } = usePreviewModes().modes;
  const settled = useMemo(
    () => settleCollisions(open.merge, new Map(choices).set(path, side)),
    [open, choices, path, side],
  );
  return (
    <span className={styles.picture}>
      {settled.ok && <Picture design={settled.value} scheme={scheme} />}
    </span>
  );
}

function Picture({ design, scheme }: { design: Design; scheme: "light" | "dark" }) {
  return (
    <>
      <DesignFontSheets design={design} />
      <TemplatePicture template="dashboard" design={design} scheme={scheme} />
    </>
  );
}
