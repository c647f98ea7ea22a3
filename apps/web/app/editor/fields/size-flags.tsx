import { tokenName, type TokenPath, type TokenValue } from "@tessera/engine";
import { Tag } from "@tessera/ui";
import type { ReactNode } from "react";
import { useDesign } from "#editor/draft/draft-context.tsx";
import styles from "./size-flags.module.css";

type SizeFlagsProps = {
  /** Returns whether a token is in this list, by its path. */
  readonly includes: (path: TokenPath) => boolean;
  readonly isFine: (value: TokenValue) => boolean;
  /** The explanation of the sizes that are not. */
  readonly children: ReactNode;
};

/** Lists the sizes that are not accessible; shows nothing if all are. */
export function SizeFlags({ includes, isFine, children }: SizeFlagsProps) {
  const flagged = useDesign((design) =>
    [...design.valuesIn()].flatMap(([path, value]) =>
      includes(path) && !isFine(value) ? [path] : [],
    ),
  );
  if (flagged.length === 0) return null;
  return (
    <output className={styles.flags}>
      {flagged.map((path) => (
        <Tag key={path} kind="warning">
          {tokenName(path)}
        </Tag>
      ))}
      <span>{children}</span>
    </output>
  );
}
