import { Trans, useLingui } from "@lingui/react/macro";
import { printTokenValue, tokenName, type Design, type TokenPath } from "@tessera/engine";
import { Heading, Swatch } from "@tessera/ui";
import styles from "./shared-recipe.module.css";

/** Lists every token of a shared design system with its value, in groups. */
export function SharedTokens({ design }: { readonly design: Design }) {
  const { t } = useLingui();
  return (
    <section className={styles.tokens} aria-label={t`Tokens`}>
      <Heading level={2} size="part">
        <Trans>Tokens</Trans>
      </Heading>
      <div className={styles.groups}>
        {design.groups.map(({ title, paths }) => (
          <div key={title} className={styles.group}>
            <h3 className={styles.title}>{title}</h3>
            <dl className={styles.list}>
              {paths.map((path) => (
                <TokenLine key={path} design={design} path={path} />
              ))}
            </dl>
          </div>
        ))}
      </div>
    </section>
  );
}

type TokenLineProps = { readonly design: Design; readonly path: TokenPath };

function TokenLine({ design, path }: TokenLineProps) {
  const value = design.valuesIn().get(path);
  const printed = value ? printTokenValue(value) : "";
  return (
    <div className={styles.line}>
      <dt>{tokenName(path)}</dt>
      <dd className={styles.value}>
        {value?.type === "color" && <Swatch color={printed} />}
        {printed}
      </dd>
    </div>
  );
}
