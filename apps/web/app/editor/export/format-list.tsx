import { useLingui } from "@lingui/react/macro";
import { hasPlan, planOfFormat } from "@tessera/contract";
import { listedFormats, type FormatFamily, type ListedFormat } from "@tessera/engine";
import { HiddenText, Icon, Select } from "@tessera/ui";
import { Lock } from "lucide-react";
import { ToggleButton, ToggleButtonGroup } from "react-aria-components";
import { familyNames, nameFormat } from "#editor/names/format-names.ts";
import { onePane } from "#editor/panes/one-pane.ts";
import { useMediaQuery } from "#media/use-media-query.ts";
import { useOpenProject } from "#editor/project/project-context.tsx";
import styles from "./format-list.module.css";

type FormatListProps = {
  readonly current: string;
  readonly onChoose: (id: string) => void;
};

const families = Object.keys(familyNames) as readonly FormatFamily[];

/** Shows the formats by family; on a phone in a field. */
export function FormatList({ current, onChoose }: FormatListProps) {
  const { t, i18n } = useLingui();
  const isNarrow = useMediaQuery(onePane);
  if (isNarrow) {
    return (
      <div className={styles.field}>
        <Select
          label={t`Format`}
          options={listedFormats.map((format) => ({
            id: format.id,
            text: nameFormat(format, i18n),
          }))}
          value={current}
          onChange={onChoose}
        />
      </div>
    );
  }
  return (
    <nav className={styles.list} aria-label={t`Formats`}>
      {families.map((family) => (
        <Family key={family} family={family} current={current} onChoose={onChoose} />
      ))}
    </nav>
  );
}

function Family({
  family,
  current,
  onChoose,
}: FormatListProps & { readonly family: FormatFamily }) {
  const { i18n } = useLingui();
  const title = i18n._(familyNames[family]);
  const listed = listedFormats.filter((each) => each.family === family);
  return (
    <>
      <p className={styles.title} aria-hidden="true">
        {title}
      </p>
      <ToggleButtonGroup
        aria-label={title}
        orientation="vertical"
        selectionMode="single"
        disallowEmptySelection
        selectedKeys={listed.some(({ id }) => id === current) ? [current] : []}
        onSelectionChange={([id]) => onChoose(String(id ?? current))}
        className={styles.family ?? ""}
      >
        {listed.map((format) => (
          <ToggleButton key={format.id} id={format.id} className={styles.format ?? ""}>
            <FormatName format={format} />
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
    </>
  );
}

function FormatName({ format }: { readonly format: ListedFormat }) {
  const { t, i18n } = useLingui();
  const { plan } = useOpenProject().organization;
  return (
    <>
      <span className={styles.name}>{nameFormat(format, i18n)}</span>
      {!hasPlan(plan, planOfFormat(format.id)) && (
        <>
          <Icon icon={Lock} sizePx={12} className={styles.lock} />
          <HiddenText>{t`Pro`}</HiddenText>
        </>
      )}
    </>
  );
}
