import { Trans, useLingui } from "@lingui/react/macro";
import { plans } from "@tessera/contract";
import { formats } from "@tessera/engine";
import { Heading, Tabs, Tag } from "@tessera/ui";
import type { ReactNode } from "react";
import { useOpenProject } from "#editor/project/project-context.tsx";
import { SideButton } from "#editor/shell/side-button.tsx";
import { formatNames } from "./format-names.ts";
import styles from "./variables-frame.module.css";

type VariablesFrameProps = {
  /** The format that is shown, or the list of all tokens. */
  readonly current: string;
  readonly children: ReactNode;
};

/** The variables: all tokens, and a tab for the file of each format. */
export function VariablesFrame({ current, children }: VariablesFrameProps) {
  const { t, i18n } = useLingui();
  const { organization, project } = useOpenProject();
  const root = `/${organization.slug}/${project.slug}/design-system/variables`;
  const tabs = [
    { id: "all", title: <Trans>All tokens</Trans>, href: root },
    ...formats.map(({ id }) => ({ id, title: i18n._(formatNames[id]), href: `${root}/${id}` })),
  ];
  return (
    <div className={styles.frame}>
      <div className={styles.bar}>
        <SideButton />
        <Heading level={1} size="pane">
          <Trans>Variables</Trans>
        </Heading>
        <Tag kind="outlined">
          <Trans>{plans[organization.plan].name} plan</Trans>
        </Tag>
      </div>
      <Tabs
        className={styles.tabs ?? ""}
        label={t`Formats`}
        value={current}
        onChange={() => undefined}
        items={tabs.map((tab) => ({ ...tab, content: tab.id === current ? children : null }))}
      />
    </div>
  );
}
