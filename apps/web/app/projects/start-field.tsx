import { useLingui } from "@lingui/react/macro";
import type { Organization } from "@tessera/contract";
import { useQuery } from "@tanstack/react-query";
import { ColorField, SegmentedControl, Select } from "@tessera/ui";
import { queries } from "#api-client/query-options.ts";
import { PresetChoices } from "./preset-choices.tsx";
import styles from "./projects.module.css";
import { ShareCodeField } from "./share-code-field.tsx";
import { StarterChoices } from "./starter-choices.tsx";
import type { StartKind, useProjectStart } from "./use-project-start.ts";

type StartFieldProps = {
  readonly organization: Organization;
  readonly start: ReturnType<typeof useProjectStart>;
  /** True when the form was sent without a complete start. */
  readonly isIncomplete: boolean;
  readonly colorMessage: string | undefined;
  /** Called when the typed color is no color, and when it is one again. */
  readonly onRefusal: (isRefused: boolean) => void;
};

/** Chooses what a new project starts from: a color, a preset, a copy or a share code. */
export function StartField(props: StartFieldProps) {
  const { organization, start, isIncomplete, colorMessage, onRefusal } = props;
  const { t } = useLingui();
  const { kind } = start;
  return (
    <>
      <SegmentedControl<StartKind>
        label={t`Start from`}
        value={kind}
        onChange={start.setKind}
        className={styles.start}
        segments={[
          { id: "color", text: t`Color` },
          { id: "preset", text: t`Preset` },
          { id: "copy", text: t`Copy` },
          { id: "code", text: t`Share code` },
        ]}
      />
      {kind === "color" && (
        <div className={styles.color}>
          <ColorField
            label={t`Base color`}
            size="l"
            value={start.baseColor}
            onChange={start.setBaseColor}
            onRefusal={onRefusal}
            errorMessage={colorMessage}
          />
          <StarterChoices value={start.baseColor} onChange={start.setBaseColor} />
        </div>
      )}
      {kind === "preset" && <PresetChoices value={start.preset} onChange={start.setPreset} />}
      {kind === "copy" && <CopyField {...{ organization, start, isIncomplete }} />}
      {kind === "code" && (
        <ShareCodeField
          value={start.code}
          onChange={start.setCode}
          errorMessage={isIncomplete ? t`This share code can’t be read. Copy it again.` : undefined}
        />
      )}
    </>
  );
}

type CopyFieldProps = Pick<StartFieldProps, "organization" | "start" | "isIncomplete">;

function CopyField({ organization, start, isIncomplete }: CopyFieldProps) {
  const { t } = useLingui();
  const { data = [] } = useQuery(queries.allProjects(organization.id));
  return (
    <Select
      label={t`Design system`}
      placeholder={t`Choose a design system`}
      description={t`The copy has all its decisions, and a history of its own.`}
      size="l"
      options={data.map(({ id, name, slug }) => ({ id, text: name, description: slug }))}
      value={start.projectId}
      onChange={start.setProjectId}
      errorMessage={isIncomplete && start.projectId === null ? t`Choose what to copy.` : undefined}
    />
  );
}
