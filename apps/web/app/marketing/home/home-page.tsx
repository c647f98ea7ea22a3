import { useLingui } from "@lingui/react/macro";
import { generatePalette } from "@tessera/engine";
import { LogoStrip } from "@tessera/ui";
import { useDeferredValue, useMemo } from "react";
import { PageHead } from "#navigation/page-head.tsx";
import { createStartingDesign } from "#starting-recipe/starting-recipe.ts";
import { useStartingRecipe } from "#starting-recipe/use-starting-recipe.ts";
import { ExportSection } from "./export-section.tsx";
import { Hero } from "./hero.tsx";
import styles from "./home-page.module.css";
import { PriceTeaser } from "./price-teaser.tsx";
import { PromiseSection } from "./promise-section.tsx";
import { Questions } from "./questions.tsx";
import { SampleBoard } from "./sample-board.tsx";
import { StatusLine } from "./status-line.tsx";

/** The home page: three decisions, and the design that the engine generates from them. */
export default function HomePage() {
  const { t } = useLingui();
  const [decided, decide] = useStartingRecipe();
  const shown = useDeferredValue(decided);
  const palette = useMemo(() => generatePalette(decided.base), [decided.base]);
  const set = useMemo(() => createStartingDesign(shown), [shown]);
  return (
    <>
      <PageHead
        path="/"
        title={t`Tessera: a few decisions in, a design system out`}
        description={t`Pick a base color, a type ratio and a spacing unit. Tessera builds the rest in light and dark, keeps the contrast, and exports CSS, Tailwind, Figma and more.`}
      />
      <Hero decided={decided} onDecide={decide} palette={palette} />
      <SampleBoard set={set} />
      <StatusLine set={set} palette={palette} base={decided.base} />
      <PromiseSection palette={palette} />
      <ExportSection set={set} />
      <PriceTeaser />
      <LogoStrip className={styles.strip} />
      <Questions />
    </>
  );
}
