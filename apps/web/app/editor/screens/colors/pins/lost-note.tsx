import { Plural } from "@lingui/react/macro";
import { checkPalette, listLost, type Design } from "@tessera/engine";
import { Text } from "@tessera/ui";
import { useDesign } from "#editor/draft/draft-context.tsx";
import { importPart } from "#editor/later-parts/import-part.ts";
import { lazyPart } from "#lazy-part/lazy-part.tsx";
import type { LostPromisesProps } from "./lost-promises.tsx";
import styles from "./lost-promises.module.css";

const LostPromises = lazyPart(
  async () => (await importPart(import("./lost-promises.tsx"))).LostPromises,
);

/** Announces how many promises a palette's pins break; their list loads when there are any. */
export function LostNote(props: LostPromisesProps) {
  const { palette } = props;
  const { count, isBaseKept } = useDesign((design) => countLost(design, palette));
  return (
    <>
      <output>
        {count > 0 && (
          <Text as="div" size="label" tone="muted" className={styles.text}>
            <Plural
              value={count}
              one="These steps miss # contrast promise. Text and buttons still keep theirs."
              other="These steps miss # contrast promises. Text and buttons still keep theirs."
            />
          </Text>
        )}
      </output>
      <LostPromises {...props} isOpen={count > 0 || !isBaseKept} onFailure={keepNote} />
    </>
  );
}

function countLost(design: Design, palette: string) {
  const check = checkPalette(design, palette);
  return { count: listLost(check?.promises ?? []).length, isBaseKept: check?.isBaseKept !== false };
}

/** The note remains when its list does not load; the next palette that loses a promise retries. */
function keepNote(): void {}
