import { useLingui } from "@lingui/react/macro";
import { joinClassNames } from "@tessera/ui";
import { Button, type ButtonProps } from "react-aria-components";
import type { StripTileRow } from "./strip-tiles.ts";
import { stripValues } from "./strip-values.tsx";
import styles from "./recipe-strip.module.css";

/** The props of a tile; `isCurrent` is true on the screen that shows the whole decision. */
export type StripTileProps = Pick<ButtonProps, "aria-expanded"> & {
  readonly decision: StripTileRow;
  readonly isCurrent: boolean;
};

/** The button of a decision, with its name and its value. */
export function StripTile({ decision, isCurrent, ...rest }: StripTileProps) {
  const { i18n } = useLingui();
  const Value = stripValues[decision.id];
  return (
    <Button
      {...rest}
      aria-haspopup="dialog"
      className={joinClassNames(styles.tile, isCurrent && styles.current)}
    >
      <span className={styles.name}>{i18n._(decision.name)}</span>
      <span className={styles.value}>
        <Value />
      </span>
    </Button>
  );
}
