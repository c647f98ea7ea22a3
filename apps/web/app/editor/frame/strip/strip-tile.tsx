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
  return (
    <Button
      {...rest}
      aria-haspopup="dialog"
      className={joinClassNames(styles.tile, isCurrent && styles.current)}
    >
      <StripFacts {...decision} />
    </Button>
  );
}

/** The name of a decision, and its value in the draft. */
export function StripFacts({ id, name }: StripTileRow) {
  const { i18n } = useLingui();
  const Value = stripValues[id];
  return (
    <>
      <span className={styles.name}>{i18n._(name)}</span>
      <span className={styles.value}>
        <Value />
      </span>
    </>
  );
}
