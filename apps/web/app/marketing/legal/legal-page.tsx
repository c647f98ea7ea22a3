import { Trans } from "@lingui/react/macro";
import { Heading, printDate, Text } from "@tessera/ui";
import { PageHead } from "#navigation/page-head.tsx";
import { useLocale } from "#navigation/use-locale.ts";
import tiles from "#shell/tiles.module.css";
import { legalDate, type LegalTerms, type LegalTexts } from "./legal-text.ts";
import styles from "./legal-page.module.css";

/**
 * Shows a legal text in the language of the page: title and date on one side, its parts on the
 * other.
 */
export function LegalPage({ path, texts }: { readonly path: string; readonly texts: LegalTexts }) {
  const locale = useLocale();
  const { title, summary, parts } = texts[locale];
  const date = printDate(legalDate, locale);
  return (
    <article className={tiles.tiles}>
      <PageHead path={path} title={title} description={summary} />
      <header className={styles.head}>
        <Heading level={1} size="page">
          {title}
        </Heading>
        <Text size="lead" tone="muted">
          {summary}
        </Text>
        <Text size="label" tone="faint">
          <Trans>
            Effective <time dateTime={legalDate}>{date}</time>
          </Trans>
        </Text>
      </header>
      <div className={styles.parts}>
        {Object.entries(parts).map(([heading, paragraphs]) => (
          <section key={heading} className={styles.part}>
            <Heading level={2} size="pane">
              {heading}
            </Heading>
            {paragraphs.map((paragraph, at) =>
              typeof paragraph === "string" ? (
                <Text key={at} tone="muted">
                  {paragraph}
                </Text>
              ) : (
                <Terms key={at} terms={paragraph} />
              ),
            )}
          </section>
        ))}
      </div>
    </article>
  );
}

function Terms({ terms }: { readonly terms: LegalTerms }) {
  return (
    <dl className={styles.terms}>
      {Object.entries(terms).map(([term, text]) => (
        <div key={term}>
          <dt translate="no">
            <Text as="span" size="mono">
              {term}
            </Text>
          </dt>
          <dd>
            <Text tone="muted">{text}</Text>
          </dd>
        </div>
      ))}
    </dl>
  );
}
