import { useLingui } from "@lingui/react/macro";
import type { Scheme } from "@tessera/engine";
import { useState } from "react";
import { SchemeSwitch } from "#editor/preview/scheme-switch.tsx";
import { CategoryScreen } from "#editor/panes/category-screen.tsx";
import { Section } from "#editor/panes/section.tsx";
import { SampleLabel } from "#editor/preview/sample-label.tsx";
import sample from "#editor/preview/sample.module.css";
import { LightSection } from "./light-section.tsx";
import { ShadowLevel } from "./shadow-level.tsx";
import styles from "./shadow-tiles.module.css";

/** The shadows screen: the light that casts them, and the layers of every level in each scheme. */
export default function ShadowsScreen() {
  const { t } = useLingui();
  const [scheme, setScheme] = useState<Scheme>("light");
  return (
    <CategoryScreen
      title={t`Shadows`}
      sample={<ShadowTiles />}
      sampleLabel={t`A box at every shadow level`}
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

/** Shows every shadow level under a tile. */
function ShadowTiles() {
  return (
    <div className={sample.sample}>
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
