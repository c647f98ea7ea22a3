import { useLingui } from "@lingui/react/macro";
import type { Scheme } from "@tessera/engine";
import { joinClassNames } from "@tessera/ui";
import { useState } from "react";
import { SchemeSwitch } from "#editor/preview/scheme-switch.tsx";
import { CategoryScreen } from "#editor/panes/category-screen.tsx";
import { Section } from "#editor/panes/section.tsx";
import { SampleLabel } from "#editor/preview/sample-label.tsx";
import sample from "#editor/preview/sample.module.css";
import { LightSection } from "./light-section.tsx";
import { ShadowHeights } from "./shadow-heights.tsx";
import { ShadowLevel } from "./shadow-level.tsx";
import styles from "./shadow-tiles.module.css";

/** The shadows screen: the light that casts them, and the layers of every level in each scheme. */
export default function ShadowsScreen() {
  const { t } = useLingui();
  const [scheme, setScheme] = useState<Scheme>("light");
  return (
    <CategoryScreen
      title={t`Shadows`}
      sample={
        <>
          <ShadowHeights />
          <ShadowTiles />
        </>
      }
      sampleLabel={t`What every shadow level is for, on three surfaces`}
    >
      <LightSection />
      <Section
        title={t`Tokens`}
        aside={<SchemeSwitch label={t`Mode of the values`} value={scheme} onChange={setScheme} />}
      >
        <ul className={styles.rows}>
          {levels.map((level) => (
            <ShadowLevel key={`${level} ${scheme}`} level={level} scheme={scheme} />
          ))}
        </ul>
      </Section>
    </CategoryScreen>
  );
}

const levels = [1, 2, 3, 4, 5];

/** Shows every shadow level under a tile, where there is no room for more. */
function ShadowTiles() {
  return (
    <div className={joinClassNames(sample.sample, styles.narrow)}>
      <div className={styles.levels}>
        {levels.map((level) => (
          <div key={level} className={sample.tile}>
            <i className={styles.tile} style={{ boxShadow: `var(--shadow-${level})` }} />
            <SampleLabel name={`shadow-${level}`} path={`shadow.${level}`} />
          </div>
        ))}
      </div>
    </div>
  );
}
