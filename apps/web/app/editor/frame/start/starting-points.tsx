import { useLingui } from "@lingui/react/macro";
import {
  type Design,
  type HexColor,
  parseHexColor,
  parseShareCode,
  starterPalettes,
} from "@tessera/engine";
import { ErrorNote, HiddenText, useShortcut } from "@tessera/ui";
import { useMemo, useState } from "react";
import { useShortcutGroups } from "#commands/use-shortcut-groups.ts";
import { useFailureText } from "#http/use-failure-text.ts";
import { navigate, useSearchParams } from "#navigation/router.tsx";
import { findStartingCode } from "#starting-recipe/starting-code.ts";
import { createStartingDesign, findStartingRecipe } from "#starting-recipe/starting-recipe.ts";
import { useTilesInTurn } from "../presets/use-tiles-in-turn.ts";
import { listStarts, showStarts, type Start, startsAtOnce } from "./list-starts.ts";
import { StartFoot } from "./start-foot.tsx";
import { StartFrame } from "./start-frame.tsx";
import { StartHead } from "./start-head.tsx";
import { StartDraft, StartStrip } from "./start-strip.tsx";
import { StartTile, useStartName } from "./start-tile.tsx";
import styles from "./start.module.css";
import type { FirstProjectCreation } from "./use-create-first-project.ts";

const [, , verdigris] = starterPalettes;

/**
 * Shows six starting points in the user's color, and the recipe of one of them above. Keys choose
 * one, start from it, show six others, or skip them.
 */
export function StartingPoints({ creation }: { readonly creation: FirstProjectCreation }) {
  const failureText = useFailureText();
  const [own] = useState(findOwnDesign);
  const [{ base, turns }, change] = useStartAddress(own?.recipe.color.base ?? verdigris.base);
  const starts = useMemo(() => {
    const ofColor = own?.recipe.color.base === base ? own : undefined;
    return showStarts(listStarts(base, ofColor), turns);
  }, [base, own, turns]);
  const [chosen, setChosen] = useState(0);
  const drawn = useTilesInTurn(startsAtOnce);
  const start = (design: Design | undefined) => {
    if (design && !creation.isPending) creation.mutate(design.recipe);
  };
  const skip = () => navigate("/overview", { replace: true });
  const showOthers = () => change({ turns: turns + 1 });
  useStartKeys({ start: () => start(starts[chosen]?.design), skip, showOthers });
  const shown = starts[chosen] ?? starts[0];
  if (!shown) return null;
  return (
    <StartDraft design={shown.design}>
      <StartFrame recipe={<StartStrip />}>
        <StartHead base={base} onChange={(next) => change({ base: next, turns: 0 })} />
        {creation.error && (
          <ErrorNote className={styles.failure}>{failureText(creation.error)}</ErrorNote>
        )}
        <ol className={styles.tiles}>
          {starts.map(({ preset, design }, place) => (
            <li key={preset ?? "own"} className={styles.place}>
              <StartTile
                start={{ preset, design }}
                place={place}
                isDrawn={place < drawn}
                isChosen={place === chosen}
                isCreating={creation.isPending && creation.variables === design.recipe}
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

function useStartKeys({ start, skip, showOthers }: StartActions): void {
  const { t } = useLingui();
  const group = useShortcutGroups().editing;
  useShortcut({ id: "start", keys: "Enter", label: t`Start from the chosen one`, group }, start);
  useShortcut({ id: "skip-start", keys: "Escape", label: t`Skip`, group }, skip);
  useShortcut({ id: "other-starts", keys: "Space", label: t`Six others`, group }, showOthers);
}

/** Returns the design of a share code, or of the home page, with which the user came. */
function findOwnDesign(): Design | undefined {
  const shared = parseShareCode(findStartingCode() ?? "");
  if (shared.ok) return shared.value;
  const starting = findStartingRecipe();
  return starting && createStartingDesign(starting);
}

type StartAddress = { readonly base: HexColor; readonly turns: number };

/** Keeps the color and the shown starting points in the address, so that a reload shows them again. */
function useStartAddress(initial: HexColor) {
  const [search] = useSearchParams();
  const turns = Number(search.get("turns") ?? "");
  const shown: StartAddress = {
    base: parseHexColor(search.get("color") ?? "") ?? initial,
    turns: Number.isSafeInteger(turns) && turns > 0 ? turns : 0,
  };
  const change = (next: Partial<StartAddress>) => {
    const { base, turns: count } = { ...shown, ...next };
    const text = new URLSearchParams({ color: base, ...(count > 0 && { turns: String(count) }) });
    navigate(`${location.pathname}?${text}`, { replace: true });
  };
  return [shown, change] as const;
}
