import { Trans } from "@lingui/react/macro";
import type { SharedProject } from "@tessera/contract";
import { parseStoredRecipe, printShareCode } from "@tessera/engine";
import { Heading, printRelativeTime, Text } from "@tessera/ui";
import { useMemo } from "react";
import { useLocale } from "#navigation/use-locale.ts";
import { useNow } from "#store/use-now.ts";
import { OpenCopy } from "./open-copy.tsx";
import { SharedPreview } from "./shared-preview.tsx";
import styles from "./shared-project.module.css";
import { TokenList } from "./token-list.tsx";

/** Shows a shared project read-only: its templates, its tokens, and the way to a copy. */
export function SharedDesign({ shared }: { readonly shared: SharedProject }) {
  const when = printRelativeTime(shared.updatedAt, useNow(), useLocale());
  const parsed = useMemo(() => parseStoredRecipe(shared.recipe), [shared.recipe]);
  const { organizationName, revision } = shared;
  if (!parsed.ok) return null;
  return (
    <>
      <div className={styles.head}>
        <div className={styles.titles}>
          <Heading level={1} size="section">
            {shared.name}
          </Heading>
          <Text tone="muted">
            <Trans>
              Shared by {organizationName}. Revision {revision}, {when}.
            </Trans>
          </Text>
        </div>
        <OpenCopy code={printShareCode(parsed.value.recipe)} />
      </div>
      <SharedPreview design={parsed.value} />
      <TokenList design={parsed.value} />
    </>
  );
}
