import { Trans, useLingui } from "@lingui/react/macro";
import {
  type Design,
  type HexColor,
  parseHexColor,
  parseShareCode,
  starterPalettes,
} from "@tessera/engine";
import {
  Button,
  ColorField,
  ErrorNote,
  Heading,
  KeyboardKeys,
  Text,
  useShortcut,
} from "@tessera/ui";
import { useMemo, useState } from "react";
import { useShortcutGroups } from "#commands/use-shortcut-groups.ts";
import { useFailureText } from "#http/use-failure-text.ts";
import { navigate, useSearchParams } from "#navigation/router.tsx";
import { findStartingCode } from "#starting-recipe/starting-code.ts";
import { createStartingDesign, findStartingRecipe } from "#starting-recipe/starting-recipe.ts";
import { useTilesInTurn } from "../presets/use-tiles-in-turn.ts";
import { listStarts, showStarts, startsAtOnce } from "./list-starts.ts";
import { StartTile } from "./start-tile.tsx";
import styles from "./start.module.css";
import type { FirstProjectCreation } from "./use-create-first-project.ts";

const [, , verdigris] = starterPalettes;

/** Shows six starting points in the user's color; keys choose one, show six others, or skip them. */
export function StartingPoints({ creation }: { readonly creation: FirstProjectCreation }) {
  const { t } = useLingui();
  const failureText = useFailureText();
  const [own] = useState(findOwnDesign);
  const [{ base, turns }, change] = useStartAddress(own?.recipe.color.base ?? verdigris.base);
  const starts = useMemo(() => {
    const ofColor = own?.recipe.color.base === base ? own : undefined;
    return showStarts(listStarts(base, ofColor), turns);
  }, [base, own, turns]);
  const drawn = useTilesInTurn(startsAtOnce);
  const skip = () => navigate("/overview", { replace: true });
  const showOthers = () => change({ turns: turns + 1 });
  const choose = (design: Design | undefined) => {
    if (design && !creation.isPending) creation.mutate(design.recipe);
  };
  const group = useShortcutGroups().editing;
  useShortcut({ id: "skip-start", keys: "Escape", label: t`Skip`, group }, skip);
  useShortcut({ id: "other-starts", keys: "Space", label: t`Six others`, group }, showOthers);
  return (
    <>
      <div className={styles.head}>
        <div>
          <Heading level={1} size="section">
            <Trans>Pick a starting point</Trans>
          </Heading>
          <Text tone="muted">
            <Trans>Six systems in your color. You can change everything later.</Trans>
          </Text>
        </div>
        <ColorField
          label={t`Your color`}
          value={base}
          onChange={(next) => change({ base: next, turns: 0 })}
          className={styles.color}
        />
      </div>
      {creation.error && (
        <ErrorNote className={styles.failure}>{failureText(creation.error)}</ErrorNote>
      )}
      <ol className={styles.tiles}>
        {starts.map((start, place) => (
          <li key={start.preset ?? "own"} className={styles.place}>
            <StartTile
              start={start}
              place={place}
              isDrawn={place < drawn}
              isCreating={creation.isPending && creation.variables === start.design.recipe}
              onChoose={() => choose(start.design)}
            />
          </li>
        ))}
      </ol>
      <div className={styles.foot}>
        <Text tone="muted">
          <Trans>Then three short tips in the editor.</Trans>
        </Text>
        <span className={styles.choices}>
          <Button kind="quiet" onPress={showOthers}>
            <Trans>Six others</Trans>
            <KeyboardKeys shortcut="Space" aria-hidden="true" />
          </Button>
          <Button kind="quiet" onPress={skip}>
            <Trans>Skip</Trans>
            <KeyboardKeys shortcut="Escape" aria-hidden="true" />
          </Button>
        </span>
      </div>
    </>
  );
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
