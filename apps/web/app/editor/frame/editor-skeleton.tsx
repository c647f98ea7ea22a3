import { joinClassNames, Skeleton, SkeletonBlock, useTheme } from "@tessera/ui";
import { useLocation } from "react-router";
import { VariablesSkeleton } from "#editor/screens/variables/variables-skeleton.tsx";
import { PanesSkeleton } from "#editor/panes/panes-skeleton.tsx";
import { ScreenSkeleton } from "#editor/panes/screen-skeleton.tsx";
import { sideAsDrawer, useMediaQuery } from "#editor/panes/use-media-query.ts";
import frame from "./editor-frame.module.css";
import styles from "./editor-skeleton.module.css";

/** The editor's own layout in still blocks, in the shape of the screen at the address, while its project is on the way. */
export function EditorSkeleton() {
  const { contentDirection, navigationType } = useTheme().shown;
  const isLying = contentDirection === "horizontal";
  const isNarrow = useMediaQuery(sideAsDrawer);
  const isCollapsed = navigationType === "collapsed";
  return (
    <Skeleton className={joinClassNames(frame.frame, isLying && frame.lying)}>
      {isNarrow ? (
        <div className={frame.strip} />
      ) : (
        <div
          className={joinClassNames(
            styles.side,
            isLying ? styles.lying : isCollapsed && styles.collapsed,
          )}
        >
          {places.map((place) => (
            <SkeletonBlock key={place} />
          ))}
        </div>
      )}
      <div className={frame.screen}>
        <Shape />
      </div>
    </Skeleton>
  );
}

const places = [0, 1, 2, 3, 4, 5, 6, 7, 8];

function Shape() {
  const { pathname } = useLocation();
  const [screen, format = ""] = (pathname.split("/design-system/")[1] ?? "").split("/");
  if (screen === "variables") return <VariablesSkeleton isFile={format !== ""} />;
  if (screen === "breakpoint") return <ScreenSkeleton hasActions />;
  return <PanesSkeleton />;
}
