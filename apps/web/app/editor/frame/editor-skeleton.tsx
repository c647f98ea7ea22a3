import { useLingui } from "@lingui/react/macro";
import { joinClassNames, Skeleton, useTheme } from "@tessera/ui";
import { useEffect, useState } from "react";
import { useLocation } from "#navigation/router.tsx";
import { screens } from "#editor/navigation/screens.tsx";
import { PhoneTabs } from "#editor/navigation/phone-tabs.tsx";
import { ScreenRail } from "#editor/navigation/screen-rail.tsx";
import { SkeletonNavigation } from "#editor/navigation/skeleton-navigation.tsx";
import { PanesSkeleton, ScreenSkeleton } from "#editor/panes/skeletons.tsx";
import { VariablesSkeleton } from "#editor/screens/variables/variables-skeleton.tsx";
import { isServedFrameShown, setServedFrameShown } from "#shell/served-frame-shown.ts";
import frame from "./editor-frame.module.css";
import styles from "./editor-skeleton.module.css";
import strip from "./strip/recipe-strip.module.css";

/**
 * Shows the names of the screens, the place of the recipe, and the requested screen as static blocks, while the project
 * loads. Only the style sheet decides the layout, because the same HTML is served before any script
 * runs.
 */
export function EditorSkeleton() {
  const { t } = useLingui();
  const isLying = useTheme().shown.contentDirection === "horizontal";
  const [isAtOnce] = useState(isServedFrameShown);
  useEffect(() => () => setServedFrameShown(false), []);
  return (
    <div className={joinClassNames(frame.frame, isLying && frame.lying)}>
      <SkeletonSide />
      <div className={joinClassNames(frame.strip, strip.strip, styles.strip)} />
      <Skeleton className={joinClassNames(frame.screen, isAtOnce && styles.atOnce)}>
        <Shape />
      </Skeleton>
      <PhoneTabs
        className={joinClassNames(frame.tabs, styles.tabs)}
        renderLast={(className) => <span className={className}>{t`More`}</span>}
      />
    </div>
  );
}

/** Shows the navigation that the theme and the window have room for; the style sheet knows the window. */
function SkeletonSide() {
  const { contentDirection, navigationType } = useTheme().shown;
  if (contentDirection === "horizontal")
    return <SkeletonNavigation className={joinClassNames(frame.side, styles.wide)} />;
  if (navigationType === "collapsed") return <SkeletonRail className={styles.wide} />;
  return (
    <>
      <SkeletonRail className={styles.rail} />
      <SkeletonNavigation className={joinClassNames(frame.side, styles.tree)} />
    </>
  );
}

/** Shows the rail with the place of its last item, which opens once the project has loaded. */
function SkeletonRail({ className }: { readonly className: string | undefined }) {
  const { t } = useLingui();
  return (
    <ScreenRail
      className={joinClassNames(frame.side, className)}
      renderLast={(item) => <span className={item}>{t`All`}</span>}
    />
  );
}

function Shape() {
  const { t, i18n } = useLingui();
  const { pathname } = useLocation();
  const [id, format = ""] = (pathname.split("/design-system/")[1] ?? "").split("/");
  if (id === "variables") return <VariablesSkeleton title={t`Variables`} isFile={format !== ""} />;
  if (id === "tokens") return <ScreenSkeleton title={t`Tokens`} />;
  const screen = screens.find((one) => one.id === id);
  const title = screen ? i18n._(screen.title) : "";
  const isPage = screen?.layout === "page";
  return isPage ? <ScreenSkeleton title={title} /> : <PanesSkeleton title={title} />;
}
