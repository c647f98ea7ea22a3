import { importPart } from "#editor/later-parts/import-part.ts";
import { useLingui } from "@lingui/react/macro";
import { joinClassNames, LazyPopup, popupPart } from "@tessera/ui";
import { useOpenProject } from "#editor/project/project-context.tsx";
import { useLocation } from "#navigation/router.tsx";
import { LockButton } from "./lock-button.tsx";
import { PlayButtons } from "./play-buttons.tsx";
import { stripTiles } from "./strip-tiles.ts";
import { StripTile } from "./strip-tile.tsx";
import styles from "./recipe-strip.module.css";

const popup = popupPart(() => importPart(import("./strip-popup.tsx")));

/** Shows the decisions that a design system begins with, each with its control. */
export function RecipeStrip({ className }: { readonly className?: string | undefined }) {
  const { t } = useLingui();
  const [, screen] = useLocation().pathname.split("/design-system/");
  const { canEdit } = useOpenProject();
  return (
    <section aria-label={t`Recipe`} className={joinClassNames(styles.strip, className)}>
      {stripTiles.map((decision) => {
        const tile = { decision, isCurrent: decision.screen === screen };
        return (
          <div key={decision.id} className={styles.place} data-decision={decision.id}>
            <LazyPopup part={popup} trigger={<StripTile {...tile} aria-expanded={false} />}>
              {({ StripPopup }) => <StripPopup {...tile} />}
            </LazyPopup>
            {canEdit && <LockButton {...decision} />}
          </div>
        );
      })}
      {canEdit && <PlayButtons />}
    </section>
  );
}
