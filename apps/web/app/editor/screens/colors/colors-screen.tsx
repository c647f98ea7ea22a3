import { msg } from "@lingui/core/macro";
import { titlePage } from "#navigation/describe-page.ts";
import { Trans } from "@lingui/react/macro";
import { CategoryScreen } from "#editor/panes/category-screen.tsx";
import { BaseColorSection } from "./base-color-section.tsx";
import { ContrastSection } from "./contrast-section.tsx";
import { ExtraPalettesSection } from "./palettes/extra-palettes-section.tsx";
import { StepNamesSection } from "./palette-shape/step-names-section.tsx";
import { TasteSection } from "./palette-shape/taste-section.tsx";
import { TintsSection } from "./palette-shape/tints-section.tsx";
import { PromisesSection } from "./promises-section.tsx";
import { PromisesTag } from "./promises-tag.tsx";
import { NeutralRampSection, PrimaryRampSection } from "./ramp-sections.tsx";
import { StatusColorsSection } from "./status-colors-section.tsx";

export const meta = titlePage(msg`Colors`);

/** The colors screen: a base, its generated palettes, and their contrast promises. */
export default function ColorsScreen() {
  return (
    <CategoryScreen title={<Trans>Colors</Trans>} summary={<PromisesTag />}>
      <BaseColorSection />
      <PrimaryRampSection />
      <PromisesSection />
      <StatusColorsSection />
      <ExtraPalettesSection />
      <NeutralRampSection />
      <TasteSection />
      <StepNamesSection />
      <TintsSection />
      <ContrastSection />
    </CategoryScreen>
  );
}
