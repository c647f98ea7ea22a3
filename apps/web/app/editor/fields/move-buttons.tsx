import { IconButton } from "@tessera/ui";
import { ArrowDown, ArrowUp } from "lucide-react";

/** The place of an item in its list: at the start, at the end, or between. */
export type ItemPlace = { readonly isFirst: boolean; readonly isLast: boolean };

/** The props of buttons that move an item. */
export type MoveProps = {
  readonly place: ItemPlace;
  readonly onMove: (by: 1 | -1, button: Element) => void;
};

type MoveButtonsProps = MoveProps & { readonly upLabel: string; readonly downLabel: string };

/** Shows the buttons that move an item of a list up (-1) and down (1). */
export function MoveButtons({ upLabel, downLabel, place, onMove }: MoveButtonsProps) {
  return (
    <>
      <IconButton
        size="s"
        icon={ArrowUp}
        data-move="up"
        label={upLabel}
        isDisabled={place.isFirst}
        onPress={({ target }) => onMove(-1, target)}
      />
      <IconButton
        size="s"
        icon={ArrowDown}
        data-move="down"
        label={downLabel}
        isDisabled={place.isLast}
        onPress={({ target }) => onMove(1, target)}
      />
    </>
  );
}

/** Returns a list with an item and its neighbor swapped; unchanged if either is missing. */
export function swap<Item>(items: readonly Item[], index: number, by: 1 | -1): readonly Item[] {
  const moved = items[index];
  const neighbor = items[index + by];
  if (moved === undefined || neighbor === undefined) return items;
  return items.with(index, neighbor).with(index + by, moved);
}
