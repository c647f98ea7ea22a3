import { useLingui } from "@lingui/react/macro";
import { useQuery } from "@tanstack/react-query";
import { defaultModes, parseStoredRecipe, type Scheme } from "@tessera/engine";
import { useMemo, useState } from "react";
import { queries } from "#api-client/query-options.ts";
import { DesignTemplate } from "#editor/preview/design-template.tsx";
import { SchemeSwitch } from "#editor/preview/scheme-switch.tsx";
import { useOpenProject } from "#editor/project/project-context.tsx";
import styles from "./history.module.css";
import own from "./compare.module.css";

type ComparePreviewProps = { readonly from: number; readonly to: number };

/** Shows the former version on the left and the latter one on the right. */
export function ComparePreview({ from, to }: ComparePreviewProps) {
  const { t } = useLingui();
  const [scheme, setScheme] = useState<Scheme>("light");
  return (
    <>
      <div className={own.schemes}>
        <SchemeSwitch label={t`Preview mode`} value={scheme} onChange={setScheme} isPreview />
      </div>
      <div className={own.pair}>
        <Side key={`from ${from}`} revision={from} scheme={scheme} />
        <Side key={`to ${to}`} revision={to} scheme={scheme} />
      </div>
    </>
  );
}

function Side({ revision, scheme }: { readonly revision: number; readonly scheme: Scheme }) {
  const { t } = useLingui();
  const { project } = useOpenProject();
  const { data } = useQuery(queries.version(project.id, revision));
  const design = useMemo(() => data && parseStoredRecipe(data.recipe), [data]);
  return (
    <section
      className={styles.picture}
      aria-label={t`The dashboard in the tokens of version ${revision}`}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a scroll container must be reachable by keyboard
      tabIndex={0}
    >
      {design?.ok && (
        <DesignTemplate
          template="dashboard"
          design={design.value}
          modes={{ ...defaultModes, scheme }}
        />
      )}
    </section>
  );
}
