import { Plural, Trans, useLingui } from "@lingui/react/macro";
import { useQuery } from "@tanstack/react-query";
import { diffRecipes, type RecipePatch } from "@tessera/engine";
import { Avatar, HiddenText } from "@tessera/ui";
import { useMemo } from "react";
import { queries } from "#api-client/query-options.ts";
import { useDraft } from "#editor/draft/draft-context.tsx";
import type { OpenMerge } from "#editor/draft/draft-state.ts";
import { describeDecision } from "#editor/names/describe-decision.ts";
import styles from "./collisions.module.css";
import { DecisionText } from "./decision-text.tsx";

/** The most changes that are listed. */
const mostListed = 8;

type MergedChangesProps = {
  readonly open: OpenMerge;
  /** True when both sides are the same user, in two tabs or on two devices. */
  readonly isOwn: boolean;
};

/** Lists the changes of both sides that are merged without a question. */
export function MergedChanges({ open, isOwn }: MergedChangesProps) {
  const { t, i18n } = useLingui();
  const { data: user } = useQuery({ ...queries.user(), enabled: false });
  const { mine, theirs } = useMergedChanges(open);
  const changes = [
    ...mine.map((change) => ({
      ...change,
      author: user?.name ?? "",
      who: isOwn ? t`here` : t`yours`,
    })),
    ...theirs.map((change) => ({
      ...change,
      author: open.theirs.savedBy ?? "",
      who: isOwn ? t`saved` : t`theirs`,
    })),
  ];
  const count = changes.length;
  const hidden = count - mostListed;
  if (count === 0) return null;
  const [own, others] = [mine.length, theirs.length];
  return (
    <section className={styles.merged}>
      <div className={styles.mergedHead}>
        <Plural value={count} one="# other change is merged" other="# other changes are merged" />
        {own > 0 && others > 0 && (
          <span>{isOwn ? t`${own} here, ${others} saved` : t`${own} yours, ${others} theirs`}</span>
        )}
      </div>
      <ul>
        {changes.slice(0, mostListed).map(({ path, before, after, author, who }) => (
          <li key={path} className={styles.change}>
            <Avatar name={author} />
            <span>
              <HiddenText>{who}: </HiddenText>
              {describeDecision(i18n, path)}
            </span>
            <span className={styles.was}>
              <DecisionText path={path} value={before} />
            </span>
            <span aria-hidden="true">→</span>
            <span>
              <HiddenText>
                <Trans>changed to</Trans>{" "}
              </HiddenText>
              <DecisionText path={path} value={after} />
            </span>
          </li>
        ))}
        {hidden > 0 && (
          <li className={styles.change}>
            <Plural value={hidden} one="and # more" other="and # more" />
          </li>
        )}
      </ul>
    </section>
  );
}

type MergedPatches = Readonly<Record<"mine" | "theirs", RecipePatch>>;

/** Returns the changes of each side without the collisions; one that both sides made counts as theirs. */
function useMergedChanges({ merge, theirs }: OpenMerge): MergedPatches {
  const saved = useDraft((state) => state.saved.design.recipe);
  const draft = useDraft((state) => state.draft.recipe);
  return useMemo(() => {
    const collided = new Set(merge.collisions.map(({ path }) => path));
    const others = diffRecipes(saved, theirs.design.recipe);
    const shared = new Set(others.map(({ path }) => path));
    const isMerged = ({ path }: RecipePatch[number]) => !collided.has(path);
    return {
      mine: diffRecipes(saved, draft).filter((each) => isMerged(each) && !shared.has(each.path)),
      theirs: others.filter(isMerged),
    };
  }, [merge, theirs, saved, draft]);
}
