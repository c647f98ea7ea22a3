import { ContrastMosaicSection } from "./contrast-mosaic/contrast-mosaic-section.tsx";
import { ContrastSection } from "./contrast-section.tsx";
import { ContrastTargetsSection } from "./contrast-targets/contrast-targets-section.tsx";
import { PromisesSection } from "./promises-section.tsx";

/** Shows the contrast promises and targets, the contrast of every pair of steps, and of any two colors. */
export function ContrastPart() {
  return (
    <>
      <PromisesSection />
      <ContrastMosaicSection />
      <ContrastTargetsSection />
      <ContrastSection />
    </>
  );
}
