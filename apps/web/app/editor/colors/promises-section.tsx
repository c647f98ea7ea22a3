import { Trans, useLingui } from "@lingui/react/macro";
import type { Scheme } from "@tessera/engine";
import { useState } from "react";
import { useDraftTokens } from "#editor/draft/draft-context.tsx";
import { SchemeSwitch } from "#editor/preview/scheme-switch.tsx";
import { Section } from "#editor/shell/section.tsx";
import { PromiseItem } from "./promise-item.tsx";
import styles from "./promises-section.module.css";
import { findWeakestPromises } from "./weakest-promises.ts";

/** Every contrast that the colors promise, kept or broken at each edit. */
export function PromisesSection() {
  const { t } = useLingui();
  const set = useDraftTokens();
  const [scheme, setScheme] = useState<Scheme>("light");
  return (
    <Section
      title={<Trans>Contrast promises</Trans>}
      aside={<SchemeSwitch label={t`Scheme of the promises`} value={scheme} onChange={setScheme} />}
    >
      <ul className={styles.list}>
        {findWeakestPromises(set, scheme).map(({ promise, backgrounds }) => (
          <PromiseItem key={promise.foreground} promise={promise} backgrounds={backgrounds} />
        ))}
      </ul>
    </Section>
  );
}
