import { ContrastSection } from "./contrast-section.tsx";
import { NeutralRampSection } from "./neutral-ramp-section.tsx";
import { StepNamesSection } from "./palette-shape/step-names-section.tsx";
import { TasteSection } from "./palette-shape/taste-section.tsx";
import { TintsSection } from "./palette-shape/tints-section.tsx";
import { ExtraPalettesSection } from "./palettes/extra-palettes-section.tsx";

/** The sections at the end of the colors screen: more palettes, their shape, and their contrast. */
export function LastSections() {
  return (
    <>
      <ExtraPalettesSection />
      <NeutralRampSection />
      <TasteSection />
      <StepNamesSection />
      <TintsSection />
      <ContrastSection />
    </>
  );
}
