import { Trans, useLingui } from "@lingui/react/macro";
import { printTokenValue, tokenName, type Design, type TokenPath } from "@tessera/engine";
import { copyText, Heading, Icon, showToast, Swatch, Text, TextField } from "@tessera/ui";
import { Search } from "lucide-react";
import { useState } from "react";
import { Button } from "react-aria-components";
import styles from "./shared-project.module.css";

/** Lists every token of a shared design system in groups, with a search; a press copies a value. */
export function TokenList({ design }: { readonly design: Design }) {
  const { t } = useLingui();
  const [search, setSearch] = useState("");
  const sought = search.trim().toLowerCase();
  const groups = groupPaths(design).flatMap(([title, all]) => {
    const paths = all.filter((path) => tokenName(path).includes(sought));
    return paths.length > 0 ? [{ title, paths }] : [];
  });
  return (
    <section className={styles.tokens} aria-label={t`Tokens`}>
      <div className={styles.tools}>
        <Heading level={2} size="part">
          <Trans>Tokens</Trans>
        </Heading>
        <TextField
          type="search"
          aria-label={t`Search tokens`}
          placeholder={t`Search tokens`}
          leading={<Icon icon={Search} />}
          className={styles.search}
          value={search}
          onChange={setSearch}
        />
      </div>
      {groups.length === 0 && (
        <Text tone="muted">
          <Trans>No tokens match “{search}”.</Trans>
        </Text>
      )}
      <div className={styles.groups}>
        {groups.map(({ title, paths }) => (
          <div key={title} className={styles.group}>
            <h3 className={styles.title}>{title}</h3>
            <dl>
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

/** Groups the tokens of a design by the path before their names, which is the same in every language. */
function groupPaths({ groups }: Design): readonly (readonly [string, readonly TokenPath[]])[] {
  const byGroup = new Map<string, TokenPath[]>();
  for (const path of groups.flatMap(({ paths }) => paths)) {
    const title = path.split(".").slice(0, -1).join(" / ");
    byGroup.set(title, [...(byGroup.get(title) ?? []), path]);
  }
  return [...byGroup];
}

type TokenLineProps = { readonly design: Design; readonly path: TokenPath };

function TokenLine({ design, path }: TokenLineProps) {
  const { t } = useLingui();
  const value = design.valuesIn().get(path);
  const printed = value ? printTokenValue(value) : "";
  const name = tokenName(path);
  async function copy(): Promise<void> {
    const isCopied = await copyText(printed);
    if (isCopied) showToast({ kind: "success", text: t`${name} is copied` });
    else showToast({ kind: "error", text: t`Couldn’t copy` });
  }
  return (
    <div className={styles.line}>
      <dt>{name}</dt>
      <dd className={styles.value}>
        {value?.type === "color" && <Swatch color={printed} />}
        <Button
          aria-label={t`Copy ${name}: ${printed}`}
          className={styles.copy ?? ""}
          onPress={() => void copy()}
        >
          {printed}
        </Button>
      </dd>
    </div>
  );
}
