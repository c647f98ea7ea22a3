import { Plural, Trans } from "@lingui/react/macro";
import { joinClassNames } from "@tessera/ui";
import { useEffect, useState } from "react";
import { useDraftStore } from "#editor/draft/draft-context.tsx";
import { openExport } from "#editor/view/export-state.ts";
import { followLater } from "../follow-later.ts";
import { listChangedLines, type ChangedLine } from "./changed-lines.ts";
import styles from "./film.module.css";

const shownLines = 3;

/**
 * Shows the first lines of the CSS that differ from the last save; a click opens the export sheet on
 * the whole file.
 */
export function CodeTile() {
  const lines = useChangedLines();
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

/** Returns the lines of the CSS that differ from the saved recipe; they follow when edits pause. */
function useChangedLines(): readonly ChangedLine[] {
  const store = useDraftStore();
  const [lines, setLines] = useState<readonly ChangedLine[]>([]);
  useEffect(() => {
    function follow() {
      const { draft, saved } = store.getState();
      setLines(listChangedLines(saved.design, draft));
    }
    const timer = setTimeout(follow);
    const stop = followLater(store, follow);
    return () => {
      clearTimeout(timer);
      stop();
    };
  }, [store]);
  return lines;
}
