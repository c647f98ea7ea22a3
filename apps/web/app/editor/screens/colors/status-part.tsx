import { Trans, useLingui } from "@lingui/react/macro";
import { statusNames, type StatusName } from "@tessera/engine";
import type { HexColor } from "@tessera/engine/color";
import { ColorField } from "@tessera/ui";
import { useDecision } from "#editor/fields/use-decision.ts";
import { Section } from "#editor/panes/section.tsx";
import styles from "./colors-screen.module.css";
import { FillNote } from "./fill-note.tsx";
import { PaletteRamp } from "./pins/palette-ramp.tsx";

/** Shows the four status colors, each with its palette. */
export function StatusPart() {
  return (
    <Section title={<Trans>Status colors</Trans>}>
      <div className={styles.grid}>
        {statusNames.map((status) => (
          <StatusColor key={status} status={status} />
        ))}
      </div>
    </Section>
  );
}

function StatusColor({ status }: { readonly status: StatusName }) {
  const { t } = useLingui();
  const { value, canEdit, message, change } = useDecision(`color/status/${status}`);
  const labels: Readonly<Record<StatusName, string>> = {
    success: t`Success`,
    warning: t`Warning`,
    danger: t`Danger`,
    info: t`Info`,
  };
  return (
    <div className={styles.grid}>
      <ColorField
        label={labels[status]}
        value={value as HexColor}
        isReadOnly={!canEdit}
        errorMessage={message}
        onChange={change}
      />
      <PaletteRamp label={labels[status]} palette={status} />
      <FillNote palette={status} />
    </div>
  );
}
