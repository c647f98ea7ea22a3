import type { ComponentPropsWithRef } from "react";
import { joinClassNames } from "../class-names.ts";
import styles from "./quota-tiles.module.css";

/** The props of quota tiles; the label describes them in words. */
export type QuotaTilesProps = Omit<ComponentPropsWithRef<"span">, "children"> & {
  readonly label: string;
  readonly used: number;
  readonly limit: number;
  /** The number of places after the used ones that are reserved, such as open invitations. */
  readonly reserved?: number | undefined;
  /** The limit of the next plan, whose further places have a dashed frame. */
  readonly nextLimit?: number | undefined;
  /** 12 px, or 24 px in an empty state. */
  readonly size?: "s" | "m" | undefined;
};

/** A quota as tiles, the used ones filled; those over the limit have the danger tint. */
export function QuotaTiles(props: QuotaTilesProps) {
  const { label, used, limit, reserved = 0, nextLimit = 0, size = "s", className, ...rest } = props;
  const classOf = (place: number) => {
    if (place < used) return place < limit ? styles.used : styles.over;
    if (place < used + reserved) return styles.reserved;
    return place < limit ? undefined : styles.next;
  };
  return (
    <span
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- the tiles are one image
      role="img"
      {...rest}
      aria-label={label}
      className={joinClassNames(styles.tiles, styles[size], className)}
    >
      {Array.from({ length: Math.max(limit, used + reserved, nextLimit) }, (_, place) => (
        <span
          // oxlint-disable-next-line react/no-array-index-key -- a tile is identified by its index
          key={place}
          className={joinClassNames(styles.tile, classOf(place))}
        />
      ))}
    </span>
  );
}
