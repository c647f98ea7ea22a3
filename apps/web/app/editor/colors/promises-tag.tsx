import { Plural, Trans } from "@lingui/react/macro";
import { Tag } from "@tessera/ui";
import { useDraftTokens } from "#editor/draft/draft-context.tsx";
import { useOpenProject } from "#editor/project/project-context.tsx";
import { countBroken } from "./weakest-promises.ts";

/** Whether all promises hold in the schemes that the plan has. */
export function PromisesTag() {
  const { entitlements } = useOpenProject();
  const schemes = entitlements.hasDarkMode ? (["light", "dark"] as const) : (["light"] as const);
  const count = countBroken(useDraftTokens(), schemes);
  if (count === 0) {
    return (
      <Tag kind="success">
        <Trans>Promises kept</Trans>
      </Tag>
    );
  }
  return (
    <Tag kind="danger">
      <Plural value={count} one="# broken promise" other="# broken promises" />
    </Tag>
  );
}
