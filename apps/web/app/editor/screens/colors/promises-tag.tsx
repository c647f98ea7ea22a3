import { Plural, Trans } from "@lingui/react/macro";
import { Tag } from "@tessera/ui";
import { useMemo } from "react";
import { useDesign } from "#editor/draft/draft-context.tsx";
import { useOpenProject } from "#editor/project/project-context.tsx";
import { countLostPromises } from "./pins/find-lost-promises.ts";
import { countBroken } from "./weakest-promises.ts";

/** Shows whether all promises of steps and of roles are kept, in the schemes of the plan. */
export function PromisesTag() {
  const { entitlements } = useOpenProject();
  const schemes = entitlements.hasDarkMode ? (["light", "dark"] as const) : (["light"] as const);
  const design = useDesign();
  const lost = useMemo(() => countLostPromises(design), [design]);
  const count = countBroken(design, schemes) + lost;
  if (count === 0) {
    return (
      <Tag kind="success">
        <Trans>Promises kept</Trans>
      </Tag>
    );
  }
  return (
    <Tag kind="danger">
      <Plural value={count} one="# promise broken" other="# promises broken" />
    </Tag>
  );
}
