import { Plural, Trans } from "@lingui/react/macro";
import { joinClassNames } from "@tessera/ui";
import { categoryOfSection, type Category, type Design, type TokenPath } from "@tessera/engine";
import type { DraftState } from "#editor/draft/draft-state.ts";
import type { DraftStore } from "#editor/draft/draft-store.ts";
import { openExport } from "#editor/view/export-state.ts";
import { useFollowedLater } from "../use-followed-later.ts";
import { listChangedLines, putNewestFirst, type ChangedLine } from "./changed-lines.ts";
import styles from "./film.module.css";

const shownLines = 3;
const noLines: readonly ChangedLine[] = [];

/**
 * Shows the first lines of the CSS that differ from the last save; a click opens the export sheet on
 * the whole file.
 */
export function CodeTile() {
  const lines = useFollowedLater(readChangedLines, noLines);
  const added = lines.filter(({ kind }) => kind === "added").length;
  const count = Math.max(added, lines.length - added);
  return (
    <button type="button" className={styles.code} onClick={() => openExport("css")}>
      <span className={styles.head}>
        tokens.css
        <span className={styles.count}>
          {count === 0 ? (
            <Trans>no unsaved change</Trans>
          ) : (
            <Plural value={count} one="# line changed" other="# lines changed" />
          )}
        </span>
      </span>
      <span className={styles.lines}>
        {lines.slice(0, shownLines).map(({ kind, text }) => (
          <span
            key={`${kind} ${text}`}
            className={joinClassNames(
              styles.line,
              kind === "added" ? styles.added : styles.removed,
            )}
          >
            {kind === "added" ? "+ " : "- "}
            {text}
          </span>
        ))}
      </span>
    </button>
  );
}

/** The last lines of each draft: another screen continues with their order. */
const lastLines = new WeakMap<object, readonly ChangedLine[]>();

/** Returns the lines of the CSS that differ from the saved recipe, the newest first. */
function readChangedLines(store: DraftStore): readonly ChangedLine[] {
  const state = store.getState();
  const changed = listChangedLines(state.saved.design, state.draft);
  const lines = putNewestFirst(lastLines.get(store) ?? [], changed, editedTokens(state));
  lastLines.set(store, lines);
  return lines;
}

/** Returns a function that reports whether a property belongs to the category of the last edit. */
function editedTokens({ draft, history }: DraftState): (property: string) => boolean {
  const control = history.done.at(-1)?.control ?? "";
  const category = categoryOf(control, draft);
  const properties = new Set(
    [...draft.tokens.values()]
      .filter((token) => token.category === category)
      .map(({ name }) => `--${name}`),
  );
  return (property) => properties.has(property);
}

/** Returns the category that a control edits; undefined for one of the whole recipe. */
function categoryOf(control: string, { tokens }: Design): Category | undefined {
  const [section = "", path = ""] = control.split("/");
  return (
    tokens.get(path as TokenPath)?.category ??
    categoryOfSection[section as keyof typeof categoryOfSection]
  );
}
