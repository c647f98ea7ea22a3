import { Heading } from "@tessera/ui";
import { type PlaygroundAddress, printAddress } from "./address.ts";
import styles from "./playground.module.css";
import { useTranslate } from "./use-translate.ts";
import type { ShownSpecimen } from "./shown-groups.ts";

/** A component with all its states, each under its name, which links to the state. */
export function SpecimenSection({
  id,
  specimen,
  address,
}: ShownSpecimen & { readonly address: PlaygroundAddress }) {
  const translate = useTranslate();
  return (
    <section id={id} aria-label={specimen.name} className={styles.specimen}>
      <Heading level={3} size="pane" className={styles.name}>
        {specimen.name}
      </Heading>
      <div className={styles.states}>
        {Object.entries(specimen.states).map(([state, State]) => (
          <div key={state} className={styles.state}>
            <a href={printAddress({ ...address, specimen: id, state })} className={styles.label}>
              {state}
            </a>
            {state.startsWith("open") ? (
              <p className={styles.apart}>
                {translate(
                  "Open from the start, on a page of its own.",
                  "Baştan açık; kendi sayfasında.",
                )}
              </p>
            ) : (
              <div className={styles.sample}>
                <State />
              </div>
            )}
          </div>
        ))}
      </div>
    </section>
  );
}
