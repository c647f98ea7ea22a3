import { ContrastSection } from "./contrast-section.tsx";
import { StepNamesSection } from "./palette-shape/step-names-section.tsx";
import { TasteSection } from "./palette-shape/taste-section.tsx";
import { TintsSection } from "./palette-shape/tints-section.tsx";

/** The sections at the end of the colors screen: the shape of its palettes, and their contrast. */
export function LastSections() {
  return (
    <>
      <TasteSection />
      <StepNamesSection />
      <TintsSection />
      <ContrastSection />
    </>
  );
}
