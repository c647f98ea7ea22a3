import { Plural, useLingui } from "@lingui/react/macro";
import { Tag } from "@tessera/ui";
import { useBrokenPromises } from "./broken-mark.tsx";

/** Shows whether all promises of steps and of roles are kept, in the schemes of the plan. */
export function PromisesTag() {
  const { t } = useLingui();
  const count = useBrokenPromises();
  if (count === 0) {
    return <Tag kind="success">{t`Promises kept`}</Tag>;
  }
  return (
    <Tag kind="danger">
      <Plural value={count} one="# promise broken" other="# promises broken" />
    </Tag>
  );
}
