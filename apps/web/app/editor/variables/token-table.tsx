import { Trans, useLingui } from "@lingui/react/macro";
import type { Category } from "@tessera/engine";
import { HiddenText, Icon, TextLink } from "@tessera/ui";
import { Lock } from "lucide-react";
import { useDraftTokens } from "#editor/draft/draft-context.tsx";
import { useOpenProject } from "#editor/project/project-context.tsx";
import { useCopyNotice } from "#editor/shell/use-copy-notice.ts";
import { categoryNames } from "./category-names.ts";
import { findTokens } from "./find-tokens.ts";
import { printNotation, type Notation } from "./token-notation.ts";
import { TokenTableRow } from "./token-table-row.tsx";
import styles from "./token-table.module.css";

type TokenTableProps = { readonly search: string; readonly notation: Notation };

/** The draft's tokens by category, those that a search leaves. */
export function TokenTable({ search, notation }: TokenTableProps) {
  const { i18n } = useLingui();
  const copy = useCopyNotice();
  const { entitlements } = useOpenProject();
  const found = findTokens(useDraftTokens().tokens.values(), search);
  const byCategory = Map.groupBy(found, ({ category }) => category);
  const categories = Object.keys(categoryNames) as readonly Category[];

  return (
    <div className={styles.scroll}>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">
              <Trans>Token</Trans>
            </th>
            <th scope="col">
              <Trans>Value</Trans>
            </th>
            <th scope="col">
              <Trans>Dark</Trans> {!entitlements.hasDarkMode && <LockedLink />}
            </th>
            <th scope="col">
              <Trans>Compact</Trans>
            </th>
          </tr>
        </thead>
        {categories.map((category) => {
          const tokens = byCategory.get(category);
          if (!tokens) return null;
          return (
            <tbody key={category}>
              <tr>
                <th colSpan={4} scope="rowgroup" className={styles.group}>
                  {i18n._(categoryNames[category])}
                  <span className={styles.count}>{tokens.length}</span>
                </th>
              </tr>
              {tokens.map((token) => (
                <TokenTableRow
                  key={token.path}
                  token={token}
                  onCopy={(value) => void copy(printNotation(notation, token.path, value))}
                />
              ))}
            </tbody>
          );
        })}
      </table>
      <output className={styles.nothing}>
        {found.length === 0 && <Trans>No token has “{search}” in its name.</Trans>}
      </output>
    </div>
  );
}

function LockedLink() {
  return (
    <TextLink href="/pricing" className={styles.locked ?? ""}>
      <Icon icon={Lock} sizePx={12} />
      Pro
      <HiddenText>
        <Trans>The dark scheme comes with Pro</Trans>
      </HiddenText>
    </TextLink>
  );
}
