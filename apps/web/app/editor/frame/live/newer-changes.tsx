import { Plural, Trans, useLingui } from "@lingui/react/macro";
import type { RecipeState, SavedEvent } from "@tessera/contract";
import { useQuery } from "@tanstack/react-query";
import {
  Button,
  ErrorNote,
  Heading,
  HiddenText,
  printRelativeTime,
  Skeleton,
  SkeletonBlock,
  Swatch,
} from "@tessera/ui";
import { diffRecipes, mergeRecipes, parseHexColor, type RecipePatch } from "@tessera/engine";
import { useMemo } from "react";
import { queries } from "#api-client/query-options.ts";
import { useDraft } from "#editor/draft/draft-context.tsx";
import { parseRecipeState } from "#editor/draft/parse-recipe-state.ts";
import { describeDecision } from "#editor/names/describe-decision.ts";
import { useOpenProject } from "#editor/project/project-context.tsx";
import { printDecision } from "#editor/saving/print-decision.ts";
import { useFailureText } from "#http/use-failure-text.ts";
import { useNow } from "#store/use-now.ts";
import styles from "./live.module.css";
import type { TakeIn } from "./use-take-in.ts";

/** The most changes that are listed. */
const mostListed = 8;

type NewerChangesProps = {
  readonly newer: SavedEvent;
  readonly takeIn: TakeIn;
  readonly onClose: () => void;
};

/** Shows what a save by another user changed, and how it meets the unsaved changes. */
export function NewerChanges({ newer, takeIn, onClose }: NewerChangesProps) {
  const { t, i18n } = useLingui();
  const nowMs = useNow();
  const { author, createdAt, revision } = newer;
  const savedBy = author?.name;
  return (
    <div className={styles.sheet}>
      <div className={styles.head}>
        <Heading level={2} size="part">
          {savedBy === undefined
            ? t`What revision ${revision} changed`
            : t`What ${savedBy} changed`}
        </Heading>
        <time dateTime={createdAt} className={styles.time}>
          {printRelativeTime(createdAt, nowMs, i18n.locale)}
        </time>
      </div>
      <ReadChanges revision={revision} />
      <div className={styles.foot}>
        <Button kind="quiet" onPress={onClose}>{t`Later`}</Button>
        <Button
          kind="ink"
          isPending={takeIn.isPending}
          onPress={() => {
            onClose();
            takeIn.run();
          }}
        >
          {takeIn.label}
        </Button>
      </div>
    </div>
  );
}

function ReadChanges({ revision }: { readonly revision: number }) {
  const { t } = useLingui();
  const failureText = useFailureText();
  const { project } = useOpenProject();
  const { data, error, refetch } = useQuery(queries.newerRecipe(project.id, revision));
  if (error) {
    return (
      <div className={styles.part}>
        <ErrorNote action={<Button size="s" onPress={() => void refetch()}>{t`Try again`}</Button>}>
          {failureText(error)}
        </ErrorNote>
      </div>
    );
  }
  if (!data) {
    return (
      <Skeleton className={styles.part}>
        <SkeletonBlock className={styles.block} />
      </Skeleton>
    );
  }
  return <Changes state={data.data} />;
}

function Changes({ state }: { readonly state: RecipeState }) {
  const { i18n } = useLingui();
  const { patch, collisions } = useNewerPatch(state);
  const count = useDraft(({ changes }) => changes.length);
  const unitPx = useDraft(({ saved }) => saved.design.recipe.spacing.unitPx);
  const hidden = patch.length - mostListed;
  return (
    <>
      <ul className={styles.list}>
        {patch.slice(0, mostListed).map(({ path, before, after }) => (
          <li key={path}>
            <span>{describeDecision(i18n, path)}</span>
            <span className={styles.values}>
              <Value text={printDecision(i18n, before, path, unitPx)} />
              <span aria-hidden="true">→</span>
              <HiddenText>
                <Trans>changed to</Trans>
              </HiddenText>
              <Value text={printDecision(i18n, after, path, unitPx)} />
            </span>
          </li>
        ))}
        {hidden > 0 && (
          <li>
            <Plural value={hidden} one="and # more" other="and # more" />
          </li>
        )}
      </ul>
      {count > 0 && (
        <p className={styles.note}>
          {collisions > 0 ? (
            <Plural
              value={collisions}
              one="# setting was changed on both sides: you choose its value. Everything else is merged."
              other="# settings were changed on both sides: you choose their values. Everything else is merged."
            />
          ) : (
            <Trans>
              Your changes are of other settings and are kept. Undo restores the draft from before.
            </Trans>
          )}
        </p>
      )}
    </>
  );
}

type NewerPatch = { readonly patch: RecipePatch; readonly collisions: number };

/** Returns what a newer recipe changes in the saved one, and how many settings the draft changes too. */
function useNewerPatch(state: RecipeState): NewerPatch {
  const theirs = useMemo(() => parseRecipeState(state), [state]);
  return useDraft(({ saved, draft }): NewerPatch => {
    if (!theirs) return { patch: [], collisions: 0 };
    const [base, mine, next] = [saved.design.recipe, draft.recipe, theirs.design.recipe];
    return {
      patch: diffRecipes(base, next),
      collisions: mergeRecipes({ base, mine, theirs: next }).collisions.length,
    };
  });
}

function Value({ text }: { readonly text: string | undefined }) {
  const color = parseHexColor(text ?? "");
  return (
    <span className={styles.value}>
      {color && <Swatch color={color} />}
      {text ?? <Trans>generated value</Trans>}
    </span>
  );
}
