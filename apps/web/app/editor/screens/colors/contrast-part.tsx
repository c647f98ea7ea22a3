import { ContrastMosaicSection } from "./contrast-mosaic/contrast-mosaic-section.tsx";
import { ContrastSection } from "./contrast-section.tsx";
import { ContrastTargetsSection } from "./contrast-targets/contrast-targets-section.tsx";
import { LostStepsSection } from "./lost-steps-section.tsx";
import { PromisesSection } from "./promises-section.tsx";

/** Shows the contrast of every pair of steps, the promises and targets, and the contrast of any two colors. */
export function ContrastPart() {
  return (
    <>
      <LostStepsSection />
      <ContrastMosaicSection />
      <PromisesSection />
      <ContrastTargetsSection />
      <ContrastSection />
    </>
  );
}
