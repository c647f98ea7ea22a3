import { Trans, useLingui } from "@lingui/react/macro";
import { parseShareCode, type ShareCodeProblem } from "@tessera/engine";
import { Heading, LinkButton, Text } from "@tessera/ui";
import { useMemo, useSyncExternalStore } from "react";
import { PageTitle } from "#navigation/page-head.tsx";
import { OpenCopy } from "#shared-project/open-copy.tsx";
import { SharedPreview } from "#shared-project/shared-preview.tsx";
import { TokenList } from "#shared-project/token-list.tsx";
import styles from "./shared-recipe.module.css";

export { prepare } from "#shared-project/texts/shared-texts.ts";

/** The page of a shared design system: its whole recipe is in the address, and nothing is stored. */
export default function SharedRecipePage() {
  const { t } = useLingui();
  const code = useSyncExternalStore(subscribeToHash, readHash, () => undefined);
  return (
    <>
      <PageTitle title={t`Shared design system`} />
      <meta name="robots" content="noindex" />
      {code !== undefined && <SharedRecipe key={code} code={code} />}
    </>
  );
}

function SharedRecipe({ code }: { readonly code: string }) {
  const parsed = useMemo(() => parseShareCode(code), [code]);
  if (!parsed.ok) return <Refusal problem={parsed.problem} />;
  const design = parsed.value;
  return (
    <>
      <div className={styles.head}>
        <div className={styles.titles}>
          <Heading level={1} size="section">
            <Trans>Shared design system</Trans>
          </Heading>
          <Text tone="muted">
            <Trans>Everything on this page is in its address. Tessera stores nothing of it.</Trans>
          </Text>
        </div>
        <OpenCopy code={code} />
      </div>
      <SharedPreview design={design} />
      <TokenList design={design} />
    </>
  );
}

/** Explains why a code is not shown. */
function Refusal({ problem }: { readonly problem: ShareCodeProblem }) {
  return (
    <div className={styles.refusal}>
      <Heading level={1} size="page">
        <Trans>This link has no design system</Trans>
      </Heading>
      <Text size="lead" tone="muted">
        {problem === "version" ? (
          <Trans>It was created with a newer version of Tessera. Reload the page.</Trans>
        ) : (
          <Trans>A part of its address is missing or changed. Ask for the link again.</Trans>
        )}
      </Text>
      <LinkButton kind="ink" size="l" href="/">
        <Trans>Create your own</Trans>
      </LinkButton>
    </div>
  );
}

function readHash(): string {
  return location.hash.slice(1);
}

function subscribeToHash(listener: () => void): () => void {
  addEventListener("hashchange", listener);
  return () => removeEventListener("hashchange", listener);
}
