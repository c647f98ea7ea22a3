import type { ComponentPropsWithRef } from "react";
import { joinClassNames } from "../class-names.ts";
import styles from "./quota-tiles.module.css";

/** The props of quota tiles; the label describes them in words. */
export type QuotaTilesProps = Omit<ComponentPropsWithRef<"span">, "children"> & {
  readonly label: string;
  readonly used: number;
  readonly limit: number;
  /** 12 px, or 24 px in an empty state. */
  readonly size?: "s" | "m" | undefined;
};

/** A quota as tiles, the used ones filled. */
export function QuotaTiles(props: QuotaTilesProps) {
  const { label, used, limit, size = "s", className, ...rest } = props;
  return (
    <span
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- the tiles are one image
      role="img"
      {...rest}
      aria-label={label}
      className={joinClassNames(styles.tiles, styles[size], className)}
    >
      {Array.from({ length: Math.max(limit, used) }, (_, place) => (
        <span
          // oxlint-disable-next-line react/no-array-index-key -- a tile is identified by its index
          key={place}
          className={joinClassNames(styles.tile, place < used && styles.used)}
        />
      ))}
    </span>
  );
}
