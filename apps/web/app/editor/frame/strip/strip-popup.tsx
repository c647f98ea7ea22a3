import { useLingui } from "@lingui/react/macro";
import { Popover, PopoverTrigger } from "@tessera/ui";
import styles from "./strip-popup.module.css";
import { stripControls } from "./strip-controls.tsx";
import { StripTile, type StripTileProps } from "./strip-tile.tsx";

/** The tile of a decision, and the popover with its control. */
export function StripPopup(tile: StripTileProps) {
  const { i18n } = useLingui();
  const { id, name } = tile.decision;
  const Control = stripControls[id];
  return (
    <PopoverTrigger>
      <StripTile {...tile} />
      <Popover label={i18n._(name)} placement="bottom start" className={styles.popover}>
        <Control />
      </Popover>
    </PopoverTrigger>
  );
}
