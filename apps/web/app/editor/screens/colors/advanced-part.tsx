import { StepNamesSection } from "./palette-shape/step-names-section.tsx";
import { TasteSection } from "./palette-shape/taste-section.tsx";
import { TintsSection } from "./palette-shape/tints-section.tsx";
import { ExtraPalettesSection } from "./palettes/extra-palettes-section.tsx";

/** Edits more palettes, and the steps of all palettes. */
export function AdvancedPart() {
  return (
    <>
      <ExtraPalettesSection />
      <TasteSection names={["yellows", "darkEnd"]} />
      <StepNamesSection />
      <TintsSection />
    </>
  );
}
