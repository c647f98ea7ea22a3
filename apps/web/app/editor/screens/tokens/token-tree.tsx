import { useLingui } from "@lingui/react/macro";
import { joinClassNames, Select, wide } from "@tessera/ui";
import { ToggleButton, ToggleButtonGroup } from "react-aria-components";
import { useMediaQuery } from "#media/use-media-query.ts";
import type { TokenView } from "./token-view.ts";
import styles from "./token-tree.module.css";
import { useViewNames } from "./use-view-names.ts";

type TokenTreeProps = {
  readonly views: readonly TokenView[];
  readonly current: string;
  readonly onChoose: (id: string) => void;
};

/** Shows the parts of the tokens with their numbers; on narrow screens in a field. */
export function TokenTree({ views, current, onChoose }: TokenTreeProps) {
  const { t } = useLingui();
  const { nameView } = useViewNames();
  const isNarrow = useMediaQuery(`not ${wide}`);
  if (isNarrow) {
    return (
      <div className={styles.field}>
        <Select
          aria-label={t`Part`}
          options={views.map((view) => ({
            id: view.id,
            text: `${nameView(view)} · ${String(view.count)}`,
          }))}
          value={current}
          onChange={onChoose}
        />
      </div>
    );
  }
  return (
    <ToggleButtonGroup
      aria-label={t`Parts`}
      orientation="vertical"
      selectionMode="single"
      disallowEmptySelection
      selectedKeys={[current]}
      onSelectionChange={([id]) => onChoose(String(id ?? "all"))}
      className={styles.tree ?? ""}
    >
      {views.map((view) => (
        <ToggleButton
          key={view.id}
          id={view.id}
          className={joinClassNames(styles.view, styles[view.kind]) ?? ""}
        >
          <span className={styles.name}>{nameView(view)}</span>
          <span className={styles.count}>{view.count}</span>
        </ToggleButton>
      ))}
    </ToggleButtonGroup>
  );
}
