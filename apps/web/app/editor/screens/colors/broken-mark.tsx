import { useLingui } from "@lingui/react/macro";
import { countLostPromises } from "@tessera/engine";
import { HiddenText } from "@tessera/ui";
import { useDesign } from "#editor/draft/draft-context.tsx";
import { useOpenProject } from "#editor/project/project-context.tsx";
import styles from "./colors-screen.module.css";
import { countBroken } from "./weakest-promises.ts";

/** Returns the number of broken promises, in the schemes of the plan. */
export function useBrokenPromises(): number {
  const { entitlements } = useOpenProject();
  const schemes = entitlements.hasDarkMode ? (["light", "dark"] as const) : (["light"] as const);
  return useDesign((design) => countBroken(design, schemes) + countLostPromises(design));
}

/** Marks the tab of the contrast while a promise is broken. */
export function BrokenMark() {
  const { t } = useLingui();
  const count = useBrokenPromises();
  if (count === 0) return null;
  return (
    <span className={styles.mark}>
      <HiddenText>{t`has broken promises`}</HiddenText>
    </span>
  );
}
