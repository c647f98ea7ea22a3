import { useLingui } from "@lingui/react/macro";
import { listLostPalettes } from "@tessera/engine";
import { useRef } from "react";
import { useDesign } from "#editor/draft/draft-context.tsx";
import { Section } from "#editor/panes/section.tsx";
import { LostPromises } from "./pins/lost-promises.tsx";

/** Lists the promises that the steps of palettes break, each with its repair; empty while all are kept. */
export function LostStepsSection() {
  const { t } = useLingui();
  const place = useRef<HTMLDivElement>(null);
  const palettes = useDesign(listLostPalettes);
  return (
    // It has the focus after a repair, whose button unmounts.
    <div ref={place} tabIndex={-1}>
      {palettes.length > 0 && (
        <Section title={t`Broken promises of steps`}>
          {palettes.map((palette) => (
            <LostPromises
              key={palette}
              palette={palette}
              onRepaired={() => place.current?.focus()}
            />
          ))}
        </Section>
      )}
    </div>
  );
}
