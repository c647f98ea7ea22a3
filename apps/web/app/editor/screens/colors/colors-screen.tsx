import { Trans, useLingui } from "@lingui/react/macro";
import { BelowFold, OutOfView } from "#editor/panes/below-fold.tsx";
import { CategoryScreen } from "#editor/panes/category-screen.tsx";
import { BaseColorSection } from "./base-color-section.tsx";
import { ButtonsSection } from "./buttons-section.tsx";
import { ContrastTargetsSection } from "./contrast-targets/contrast-targets-section.tsx";
import { FillNote } from "./fill-note.tsx";
import { PromisesSection, PromisesTag } from "./promises-section.tsx";
import { statusNames, type StatusName } from "@tessera/engine";
import { Section } from "#editor/panes/section.tsx";
import { BaseStepField } from "./pins/base-step-field.tsx";
import { PaletteRamp } from "./pins/palette-ramp.tsx";
import type { HexColor } from "@tessera/engine/color";
import { ColorField } from "@tessera/ui";
import { useDecision } from "#editor/fields/use-decision.ts";
import { lazyPart } from "#lazy-part/lazy-part.tsx";
import styles from "./colors-screen.module.css";

const LastSections = lazyPart(async () => (await import("./last-sections.tsx")).LastSections);

/** The colors screen: a base, its generated palettes, and their contrast promises. */
export default function ColorsScreen() {
  return (
    <CategoryScreen title={<Trans>Colors</Trans>} summary={<PromisesTag />}>
      <BaseColorSection />
      <PrimaryRampSection />
      <BelowFold>
        <ButtonsSection />
        <PromisesSection />
        <ContrastTargetsSection />
        <StatusColorsSection />
        <OutOfView>{(onFailure) => <LastSections onFailure={onFailure} />}</OutOfView>
      </BelowFold>
    </CategoryScreen>
  );
}

/** Shows the palette of the base color, with the base and its step marked. */
function PrimaryRampSection() {
  const { t } = useLingui();
  return (
    <Section title={t`Primary`} aside={t`click a step for details`}>
      <PaletteRamp label={t`Primary`} palette="primary" />
      <BaseStepField />
    </Section>
  );
}

/** Shows the four status colors, each with its palette. */
function StatusColorsSection() {
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
