import { Trans } from "@lingui/react/macro";
import type { HexColor, Palette, TokenSet } from "@tessera/engine";
import { Icon } from "@tessera/ui";
import { CircleCheck } from "lucide-react";
import styles from "./sample-board.module.css";

/** Shows what is guaranteed: the promises, and the exact base color. */
export function StatusLine({
  set,
  palette,
  base,
}: {
  set: TokenSet;
  palette: Palette;
  base: HexColor;
}) {
  const total = set.promises.length;
  const kept = set.promises.filter(({ isKept }) => isKept).length;
  const { baseStep } = palette;
  return (
    <div className={styles.status}>
      <span className={styles.kept}>
        <Icon icon={CircleCheck} />
        <span>
          <Trans>
            <b>
              {kept} / {total}
            </b>{" "}
            contrast promises kept
          </Trans>
        </span>
      </span>
      <span>
        <Trans>
          <b>{base}</b> is step <b>{baseStep}</b>, unchanged
        </Trans>
      </span>
      <span>
        <Trans>Generated in your browser, nothing sent</Trans>
      </span>
    </div>
  );
}
