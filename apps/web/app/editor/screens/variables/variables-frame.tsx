import { Trans, useLingui } from "@lingui/react/macro";
import { hasPlan, planOfFormat, plans } from "@tessera/contract";
import { listedFormats } from "@tessera/engine";
import { Tabs, Tag } from "@tessera/ui";
import type { ReactNode } from "react";
import { useOpenProject } from "#editor/project/project-context.tsx";
import { ScreenFrame } from "#editor/panes/screen-frame.tsx";
import { TextFontSheets } from "#editor/preview/font-sheets.tsx";
import { nameFormat } from "#editor/names/format-names.ts";
import styles from "./variables-frame.module.css";

type VariablesFrameProps = {
  /** The id of the shown format, or of the list of all tokens. */
  readonly current: string;
  readonly children: ReactNode;
};

/** Shows the frame of the variables: a tab for all tokens, and one for the file of each format. */
export function VariablesFrame({ current, children }: VariablesFrameProps) {
  const { t, i18n } = useLingui();
  const { organization, project } = useOpenProject();
  const root = `/${organization.slug}/${project.slug}/design-system/variables`;
  const tabs = [
    { id: "all", title: <Trans>All tokens</Trans>, href: root },
    ...listedFormats.map((format) => ({
      id: format.id,
      title: nameFormat(format, i18n),
      href: `${root}/${format.id}`,
      isLocked: !hasPlan(organization.plan, planOfFormat(format.id)),
    })),
  ];
  return (
    <ScreenFrame
      title={t`Variables`}
      beside={
        <Tag kind="outlined">
          <Trans>{plans[organization.plan].name} plan</Trans>
        </Tag>
      }
    >
      {/* Without a preview, the recipe strip still shows the names of the fonts in their faces. */}
      <TextFontSheets />
      <Tabs
        className={styles.tabs}
        label={t`Formats`}
        value={current}
        onChange={() => undefined}
        items={tabs.map((tab) => ({ ...tab, content: tab.id === current ? children : null }))}
      />
    </ScreenFrame>
  );
}
