import { Plural } from "@lingui/react/macro";
import type { Design } from "@tessera/engine";
import type { ReactNode } from "react";
import { HiddenText } from "@tessera/ui";
import { useDesign } from "#editor/draft/draft-context.tsx";
import styles from "./navigation-value.module.css";

type NavigationValueProps = {
  readonly print: (design: Design) => ReactNode;
  readonly unsavedCount: number;
};

/** Shows the current value of a category, and a mark if it has unsaved changes. */
export function NavigationValue({ print, unsavedCount }: NavigationValueProps) {
  return (
    <span className={styles.value}>
      {unsavedCount > 0 && (
        <span className={styles.mark}>
          <HiddenText>
            <Plural value={unsavedCount} one="# unsaved change" other="# unsaved changes" />
          </HiddenText>
        </span>
      )}
      {print(useDesign())}
    </span>
  );
}
