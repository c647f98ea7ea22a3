import { useLingui } from "@lingui/react/macro";
import type { Design } from "@tessera/engine";
import { Button } from "@tessera/ui";
import { type ReactNode, useMemo } from "react";
import { DraftContext } from "#editor/draft/draft-context.tsx";
import { startDraft } from "#editor/draft/draft-state.ts";
import { createDraftStore } from "#editor/draft/draft-store.ts";
import { LockToggle } from "../strip/lock-button.tsx";
import { type Locks, withToggled } from "../strip/locks.ts";
import styles from "../strip/recipe-strip.module.css";
import { StripFacts } from "../strip/strip-tile.tsx";
import { stripTiles } from "../strip/strip-tiles.ts";

type StartDraftProps = { readonly design: Design; readonly children: ReactNode };

/** Gives the parts of the editor the draft that the project would begin with; it is never saved. */
export function StartDraft({ design, children }: StartDraftProps) {
  const store = useMemo(
    () =>
      createDraftStore(startDraft({ design, revision: 0 }), () =>
        Promise.reject(new Error("A starting point is saved by creating its project.")),
      ),
    [design],
  );
  return <DraftContext value={store}>{children}</DraftContext>;
}

type StartStripProps = {
  readonly locks: Locks;
  readonly onLocks: (locks: Locks) => void;
  readonly onPresets: () => void;
  /** Undefined while the presets cover the starting points. */
  readonly onShuffle: (() => void) | undefined;
};

/** Shows the recipe of the chosen starting point, its locks, and the buttons that replace it. */
export function StartStrip({ locks, onLocks, onPresets, onShuffle }: StartStripProps) {
  const { t } = useLingui();
  return (
    <section aria-label={t`Recipe`} className={styles.strip}>
      {stripTiles.map((decision) => {
        const toggle = () => onLocks(withToggled(locks, decision.id));
        return (
          <div key={decision.id} className={styles.place} data-decision={decision.id}>
            <div className={styles.tile}>
              <StripFacts {...decision} />
            </div>
            <LockToggle name={decision.name} isLocked={locks.has(decision.id)} onPress={toggle} />
          </div>
        );
      })}
      <div className={styles.play}>
        <Button onPress={onPresets}>{t`Presets`}</Button>
        <Button isDisabled={!onShuffle} onPress={onShuffle}>{t`Shuffle`}</Button>
      </div>
    </section>
  );
}
