import { Trans, useLingui } from "@lingui/react/macro";
import {
  listTargets,
  printTokenValue,
  tokenName,
  type Design,
  type Token,
  type TokenPath,
} from "@tessera/engine";
import { Button, Icon, printRatio } from "@tessera/ui";
import { CornerDownRight } from "lucide-react";
import { Section } from "#editor/panes/section.tsx";
import styles from "./token-detail.module.css";

type TokenUsesProps = {
  readonly design: Design;
  readonly token: Token;
  readonly users: readonly TokenPath[];
  readonly onOpen: (path: TokenPath) => void;
};

/** Shows the chain of references from a token to its value, and the tokens that refer to it. */
export function TokenUses({ design, token, users, onOpen }: TokenUsesProps) {
  const { t } = useLingui();
  const chain = followChain(design, token);
  const promises = listPromises(design, token.path);
  return (
    <>
      {chain.length > 0 && (
        <Section title={t`Refers to`}>
          <ol className={styles.chain}>
            {chain.map((path) => (
              <li key={path} className={styles.link}>
                <Icon icon={CornerDownRight} sizePx={12} />
                <TokenLink path={path} onOpen={onOpen} />
              </li>
            ))}
            <li className={styles.link}>
              <Icon icon={CornerDownRight} sizePx={12} />
              <span className={styles.printed}>{printLast(design, token.path)}</span>
            </li>
          </ol>
        </Section>
      )}
      <Section
        title={t`Used by`}
        aside={<span className={styles.label}>{users.length + promises.length}</span>}
      >
        {users.length + promises.length === 0 ? (
          <p className={styles.label}>
            <Trans>No other token refers to it.</Trans>
          </p>
        ) : (
          <ul className={styles.users}>
            {users.map((path) => (
              <li key={path} className={styles.user}>
                <TokenLink path={path} onOpen={onOpen} />
                <span className={styles.label}>
                  <Trans>reference</Trans>
                </span>
              </li>
            ))}
            {promises.map(({ path, ratio, least, isKept }) => (
              <li key={path} className={styles.user}>
                <TokenLink path={path} onOpen={onOpen} />
                <span className={isKept ? styles.kept : styles.broken}>
                  <Ratio ratio={ratio} /> {isKept ? "≥" : "<"} <Ratio ratio={least} />
                </span>
              </li>
            ))}
          </ul>
        )}
      </Section>
    </>
  );
}

function Ratio({ ratio }: { readonly ratio: number }) {
  const { i18n } = useLingui();
  return <>{printRatio(ratio, i18n.locale)}</>;
}

function TokenLink({
  path,
  onOpen,
}: { readonly path: TokenPath } & Pick<TokenUsesProps, "onOpen">) {
  return (
    <Button kind="quiet" size="s" className={styles.token} onPress={() => onOpen(path)}>
      {tokenName(path)}
    </Button>
  );
}

/** Lists the tokens that a token refers to in the light scheme, the nearest first. */
function followChain(design: Design, token: Token): readonly TokenPath[] {
  const chain: TokenPath[] = [];
  let [next] = listTargets(token.definition);
  while (next !== undefined && !chain.includes(next)) {
    chain.push(next);
    const target = design.tokens.get(next);
    [next] = target ? listTargets(target.definition) : [];
  }
  return chain;
}

function printLast(design: Design, path: TokenPath): string {
  const value = design.valuesIn().get(path);
  return value ? printTokenValue(value) : "";
}

/** A contrast promise between a token and another one. */
type TokenPromise = {
  readonly path: TokenPath;
  readonly ratio: number;
  readonly least: number;
  readonly isKept: boolean;
};

/** The most promises that the list shows; surfaces have many more. */
const mostPromises = 8;

/** Lists the contrast promises of a token in the light scheme, the weakest first. */
function listPromises(design: Design, path: TokenPath): readonly TokenPromise[] {
  return design.promises
    .filter(
      ({ foreground, background, modes }) =>
        modes.scheme === "light" &&
        modes.contrast === "default" &&
        (foreground === path || background === path),
    )
    .map(({ foreground, background, measuredContrast, leastContrast, isKept }) => ({
      path: foreground === path ? background : foreground,
      ratio: measuredContrast,
      least: leastContrast,
      isKept,
    }))
    .toSorted((one, other) => one.ratio / one.least - other.ratio / other.least)
    .slice(0, mostPromises);
}
