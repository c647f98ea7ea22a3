import { useLingui } from "@lingui/react/macro";
import { type Design, parseShareCode, starterPalettes } from "@tessera/engine";
import { ErrorNote, HiddenText, loadOnce, showToast, useShortcut } from "@tessera/ui";
import { useMemo, useState } from "react";
import { useShortcutGroups } from "#commands/use-shortcut-groups.ts";
import { useFailureText } from "#http/use-failure-text.ts";
import { importPart } from "#editor/later-parts/import-part.ts";
import { lazyPart } from "#lazy-part/lazy-part.tsx";
import { navigate, useLocation } from "#navigation/router.tsx";
import { findStartingCode } from "#starting-recipe/starting-code.ts";
import { createStartingDesign, findStartingRecipe } from "#starting-recipe/starting-recipe.ts";
import { closePresets, openPresets, showsPresets } from "../presets/presets-address.ts";
import { useTilesInTurn } from "../presets/use-tiles-in-turn.ts";
import { keepStartLocks, type Locks, readStartLocks } from "../strip/locks.ts";
import { listStarts, showStarts, type Start, startsAtOnce, withMix } from "./list-starts.ts";
import { useStartAddress } from "./start-address.ts";
import { StartFoot } from "./start-foot.tsx";
import { StartFrame } from "./start-frame.tsx";
import { StartHead } from "./start-head.tsx";
import { StartDraft, StartStrip } from "./start-strip.tsx";
import { StartTile, useStartName } from "./start-tile.tsx";
import styles from "./start.module.css";
import type { FirstProjectCreation } from "./use-create-first-project.ts";

const [, , verdigris] = starterPalettes;

const shuffling = loadOnce(() => import("../strip/shuffle-draft.ts"));

const PresetsPanel = lazyPart(
  async () => (await importPart(import("../presets/presets-panel.tsx"))).PresetsPanel,
);

/**
 * Shows six starting points in the user's color, and the recipe of one of them above, which a
 * shuffle replaces. Keys choose one, start from it, show six others, or skip them.
 */
export function StartingPoints({ creation }: { readonly creation: FirstProjectCreation }) {
  const failureText = useFailureText();
  const [own] = useState(findOwnDesign);
  const [{ base, turns, mix }, change] = useStartAddress(own?.recipe.color.base ?? verdigris.base);
  const ofTurn = useMemo(() => {
    const ofColor = own?.recipe.color.base === base ? own : undefined;
    return showStarts(listStarts(base, ofColor), turns);
  }, [base, own, turns]);
  const starts = useMemo(() => withMix(ofTurn, mix), [ofTurn, mix]);
  const [chosen, setChosen] = useState(mix?.place ?? 0);
  const [locks, setLocks] = useState(readStartLocks);
  const changeLocks = (next: Locks) => {
    keepStartLocks(next);
    setLocks(next);
  };
  const isOver = showsPresets(useLocation().search);
  const drawn = useTilesInTurn(startsAtOnce);
  const start = ({ recipe }: Design) => {
    if (!creation.isPending) creation.mutate({ recipe, locks }, { onError: closePresets });
  };
  // The page stays until the editor has loaded, and its keys would then leave the new project.
  const isLeaving = creation.isPending || creation.isSuccess;
  const skip = () => navigate("/overview", { replace: true });
  const showOthers = () => change({ turns: turns + 1 });
  const shown = starts[chosen] ?? starts[0];
  const shuffle = useStartShuffle((shuffleDesign) => {
    const design = shown && shuffleDesign(shown.design, locks);
    if (design) change({ mix: { place: chosen, design } });
  });
  if (!shown) return null;
  const strip = (
    <StartStrip
      locks={locks}
      onLocks={changeLocks}
      onPresets={openPresets}
      onShuffle={isOver ? undefined : shuffle}
    />
  );
  if (isOver) {
    return (
      <StartDraft design={shown.design}>
        <StartFrame recipe={strip}>
          <PresetsPanel
            canStart={!creation.isPending}
            startsInOwnColor
            onStart={start}
            onClose={closePresets}
            onFailure={closePresets}
          />
        </StartFrame>
      </StartDraft>
    );
  }
  return (
    <StartDraft design={shown.design}>
      <StartFrame recipe={strip}>
        {!isLeaving && (
          <StartKeys start={() => start(shown.design)} skip={skip} showOthers={showOthers} />
        )}
        <StartHead base={base} onChange={(next) => change({ base: next, turns: 0 })} />
        {creation.error && (
          <ErrorNote className={styles.failure}>{failureText(creation.error)}</ErrorNote>
        )}
        <ol className={styles.tiles}>
          {starts.map(({ origin, design }, place) => (
            <li key={origin} className={styles.place}>
              <StartTile
                start={{ origin, design }}
                place={place}
                isDrawn={place < drawn}
                isChosen={place === chosen}
                isCreating={creation.isPending && creation.variables.recipe === design.recipe}
                onChoose={() => setChosen(place)}
                onStart={() => start(design)}
              />
            </li>
          ))}
        </ol>
        <ChosenName start={shown} />
        <StartFoot onOthers={showOthers} onSkip={skip} />
      </StartFrame>
    </StartDraft>
  );
}

/** Announces the starting point that a key has chosen. */
function ChosenName({ start }: { readonly start: Start }) {
  const { t } = useLingui();
  const name = useStartName(start);
  return (
    <output>
      <HiddenText>{t`${name} is chosen`}</HiddenText>
    </output>
  );
}

type StartActions = {
  readonly start: () => void;
  readonly skip: () => void;
  readonly showOthers: () => void;
};

/** The keys of the page, while nothing covers it. */
function StartKeys({ start, skip, showOthers }: StartActions): null {
  const { t } = useLingui();
  const group = useShortcutGroups().editing;
  useShortcut({ id: "start", keys: "Enter", label: t`Start from the chosen one`, group }, start);
  useShortcut({ id: "skip-start", keys: "Escape", label: t`Skip`, group }, skip);
  useShortcut({ id: "other-starts", keys: "Space", label: t`Six others`, group }, showOthers);
  return null;
}

type ShuffleDesign = (design: Design, locks: Locks) => Design | undefined;

/** Returns the function that shuffles once the code for it is loaded. */
function useStartShuffle(shuffle: (shuffleDesign: ShuffleDesign) => void): () => void {
  const { t } = useLingui();
  return () => {
    shuffling.load().then(
      ({ shuffleDesign }) => shuffle(shuffleDesign),
      () => showToast({ kind: "error", text: t`This didn’t load. Check your connection.` }),
    );
  };
}

/** Returns the design of a share code, or of the home page, with which the user came. */
function findOwnDesign(): Design | undefined {
  const shared = parseShareCode(findStartingCode() ?? "");
  if (shared.ok) return shared.value;
  const starting = findStartingRecipe();
  return starting && createStartingDesign(starting);
}
