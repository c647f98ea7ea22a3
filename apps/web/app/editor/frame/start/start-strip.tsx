import { useLingui } from "@lingui/react/macro";
import type { Design } from "@tessera/engine";
import { Button, Icon } from "@tessera/ui";
import { Lock, LockOpen } from "lucide-react";
import { type ReactNode, useMemo } from "react";
import { DraftContext } from "#editor/draft/draft-context.tsx";
import { startDraft } from "#editor/draft/draft-state.ts";
import { createDraftStore } from "#editor/draft/draft-store.ts";
import { initialLocks } from "../strip/locks.ts";
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

/** Shows the recipe of the chosen starting point, and the controls that it will have. */
export function StartStrip() {
  const { t } = useLingui();
  return (
    // It scrolls where the window is narrow, and has no control that the keyboard could scroll it by.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <section aria-label={t`Recipe`} className={styles.strip} tabIndex={0}>
      {stripTiles.map((decision) => {
        const isLocked = initialLocks.has(decision.id);
        return (
          <div key={decision.id} className={styles.place} data-decision={decision.id}>
            <div className={styles.tile}>
              <StripFacts {...decision} />
            </div>
            <span className={styles.lock} data-locked={isLocked || undefined}>
              <Icon icon={isLocked ? Lock : LockOpen} sizePx={12} />
            </span>
          </div>
        );
      })}
      <div className={styles.play}>
        <Button isDisabled>{t`Presets`}</Button>
        <Button isDisabled>{t`Shuffle`}</Button>
      </div>
    </section>
  );
}
