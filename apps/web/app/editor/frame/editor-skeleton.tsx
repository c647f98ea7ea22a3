import { useLingui } from "@lingui/react/macro";
import { joinClassNames, Skeleton, useTheme } from "@tessera/ui";
import { useEffect, useState } from "react";
import { useLocation } from "#navigation/router.tsx";
import { screens } from "#editor/navigation/screens.tsx";
import { SkeletonNavigation } from "#editor/navigation/skeleton-navigation.tsx";
import { PanesSkeleton, ScreenSkeleton } from "#editor/panes/skeletons.tsx";
import { VariablesSkeleton } from "#editor/screens/variables/variables-skeleton.tsx";
import { isServedFrameShown, setServedFrameShown } from "#shell/served-frame-shown.ts";
import frame from "./editor-frame.module.css";
import styles from "./editor-skeleton.module.css";

/**
 * Shows the names of the screens, and the requested screen as static blocks, while the project
 * loads. Only the style sheet decides the layout, because the same HTML is served before any script
 * runs.
 */
export function EditorSkeleton() {
  const isLying = useTheme().shown.contentDirection === "horizontal";
  const [isAtOnce] = useState(isServedFrameShown);
  useEffect(() => () => setServedFrameShown(false), []);
  return (
    <div className={joinClassNames(frame.frame, isLying && frame.lying)}>
      <div className={joinClassNames(frame.strip, styles.narrow)} />
      <SkeletonNavigation className={joinClassNames(frame.side, styles.wide)} />
      <Skeleton className={joinClassNames(frame.screen, isAtOnce && styles.atOnce)}>
        <Shape />
      </Skeleton>
    </div>
  );
}

function Shape() {
  const { t, i18n } = useLingui();
  const { pathname } = useLocation();
  const [id, format = ""] = (pathname.split("/design-system/")[1] ?? "").split("/");
  if (id === "variables") return <VariablesSkeleton title={t`Variables`} isFile={format !== ""} />;
  const screen = screens.find((one) => one.id === id);
  const title = screen ? i18n._(screen.title) : "";
  const isPage = screen?.layout === "page";
  return isPage ? <ScreenSkeleton title={title} hasActions /> : <PanesSkeleton title={title} />;
}
