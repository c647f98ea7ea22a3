import { importPart } from "#editor/later-parts/import-part.ts";
import { useLingui } from "@lingui/react/macro";
import { joinClassNames, spacious, useTheme } from "@tessera/ui";
import type { ReactNode } from "react";
import { countByCategory } from "#editor/draft/change-category.ts";
import { useDraft } from "#editor/draft/draft-context.tsx";
import { listChanges } from "#editor/draft/draft-state.ts";
import { EditorNavigation } from "#editor/navigation/editor-navigation.tsx";
import { PhoneTabs } from "#editor/navigation/phone-tabs.tsx";
import { ScreenRail } from "#editor/navigation/screen-rail.tsx";
import { onePane } from "#editor/panes/one-pane.ts";
import { BetweenPanesContext } from "#editor/panes/panes.tsx";
import { useMediaQuery } from "#media/use-media-query.ts";
import styles from "./editor-frame.module.css";
import { HeaderActions } from "./header-actions.tsx";
import { lazyPart } from "#lazy-part/lazy-part.tsx";
import { useLocation } from "#navigation/router.tsx";
import { MoreScreens } from "./more-screens.tsx";
import { closePresets, showsPresets } from "./presets/presets-address.ts";
import { RecipeStrip } from "./strip/recipe-strip.tsx";

const ProjectPresets = lazyPart(
  async () => (await importPart(import("./presets/project-presets.tsx"))).ProjectPresets,
);

/**
 * Shows the recipe above the screen, and the navigation beside it: a rail, the whole tree where the
 * theme and the window have room, or tabs at the bottom of a phone.
 */
export function EditorFrame({ children }: { readonly children: ReactNode }) {
  const { t } = useLingui();
  const isOnePane = useMediaQuery(onePane);
  const { pathname, search } = useLocation();
  const isOver = showsPresets(search);
  const isLying = useTheme().shown.contentDirection === "horizontal";
  return (
    <div className={joinClassNames(styles.frame, isLying && styles.lying)}>
      <HeaderActions />
      {!isOnePane && <Navigation />}
      {!isOnePane && <RecipeStrip className={styles.strip} />}
      <BetweenPanesContext value={isOnePane && <RecipeStrip />}>
        <main id="main" className={joinClassNames(styles.screen, isOver && styles.covered)}>
          <div className={styles.under} inert={isOver}>
            {children}
          </div>
          {isOver && <ProjectPresets onFailure={closePresets} />}
        </main>
      </BetweenPanesContext>
      {isOnePane && (
        <PhoneTabs
          className={styles.tabs}
          renderLast={(className) => (
            <MoreScreens key={pathname} name={t`More`} className={className} />
          )}
        />
      )}
    </div>
  );
}

function Navigation() {
  const { t } = useLingui();
  const { pathname } = useLocation();
  const { contentDirection, navigationType } = useTheme().shown;
  const hasRoom = useMediaQuery(spacious) && navigationType === "expanded";
  const counts = useDraft((state) => [...countByCategory(listChanges(state))]);
  if (hasRoom || contentDirection === "horizontal")
    return <EditorNavigation className={styles.side} />;
  return (
    <ScreenRail
      unsaved={new Map(counts)}
      className={styles.side}
      renderLast={(className) => <MoreScreens key={pathname} name={t`All`} className={className} />}
    />
  );
}
