import { Trans, useLingui } from "@lingui/react/macro";
import {
  isEqual,
  printTokenValue,
  tokenName,
  type Design,
  type Token,
  type TokenPath,
} from "@tessera/engine";
import { HiddenText, Icon, Tag } from "@tessera/ui";
import { CornerDownRight, Pin } from "lucide-react";
import { useEffect, useRef } from "react";
import { Collection, Header, ListBox, ListBoxItem, ListBoxSection } from "react-aria-components";
import { TokenPicture } from "#editor/token-picture/token-picture.tsx";
import { focusWhenPresent } from "#editor/panes/focus-when-present.ts";
import { useOpenProject } from "#editor/project/project-context.tsx";
import { baseBranch, findDarkBranch } from "./print-definition.ts";
import styles from "./token-list.module.css";
import { groupTokensForTable, hasMark } from "./token-view.ts";
import { useViewNames } from "./use-view-names.ts";

type TokenListProps = {
  readonly design: Design;
  readonly tokens: readonly Token[];
  readonly users: ReadonlyMap<TokenPath, readonly TokenPath[]>;
  readonly current: TokenPath | undefined;
  readonly onOpen: (path: TokenPath) => void;
};

/** Lists tokens in rows under their groups; the arrow keys move, and Enter or a click opens one. */
export function TokenList({ design, tokens, users, current, onOpen }: TokenListProps) {
  const { t } = useLingui();
  const { nameHeading } = useViewNames();
  const groups = groupTokensForTable(tokens);
  const table = useRef<HTMLDivElement>(null);
  useEffect(() => focusCurrent(table.current), []);
  return (
    <div ref={table} className={styles.table}>
      <div className={styles.head} aria-hidden="true">
        <span />
        <span>
          <Trans>Name</Trans>
        </span>
        <span>
          <Trans>Value</Trans>
        </span>
        <span>
          <Trans>Dark, or other mode</Trans>
        </span>
        <span className={styles.uses}>
          <Trans>Uses</Trans>
        </span>
      </div>
      <ListBox
        aria-label={t`Tokens`}
        selectionMode="single"
        selectionBehavior="replace"
        selectedKeys={current === undefined ? [] : [current]}
        onSelectionChange={(keys) => {
          const [path] = keys === "all" ? [] : keys;
          if (path !== undefined) onOpen(path as TokenPath);
        }}
        className={styles.list ?? ""}
        renderEmptyState={() => (
          <p className={styles.empty}>
            <Trans>No token matches.</Trans>
          </p>
        )}
      >
        {groups.map(([heading, own]) => (
          <ListBoxSection key={heading} id={`group ${heading}`}>
            <Header className={styles.group ?? ""}>
              <span>{nameHeading(heading)}</span>
              <span className={styles.count}>{own.length}</span>
            </Header>
            <Collection>
              {own.map((token) => (
                <ListBoxItem
                  key={token.path}
                  id={token.path}
                  textValue={tokenName(token.path)}
                  className={styles.row ?? ""}
                >
                  <TokenRow
                    design={design}
                    token={token}
                    useCount={users.get(token.path)?.length}
                  />
                </ListBoxItem>
              ))}
            </Collection>
          </ListBoxSection>
        ))}
      </ListBox>
    </div>
  );
}

/** Moves the focus to the row of the token that the address opened the screen with. */
function focusCurrent(table: HTMLElement | null): (() => void) | undefined {
  const token = new URLSearchParams(location.search).get("token");
  if (!table || token === null) return undefined;
  return focusWhenPresent(table, () =>
    table.querySelector<HTMLElement>(`[role="option"][data-key="${CSS.escape(token)}"]`),
  );
}

type TokenRowProps = {
  readonly design: Design;
  readonly token: Token;
  readonly useCount: number | undefined;
};

function TokenRow({ design, token, useCount = 0 }: TokenRowProps) {
  const { hasDarkMode } = useOpenProject().entitlements;
  const { path, definition, deprecated } = token;
  const value = design.valuesIn().get(path);
  const inDark = hasDarkMode ? design.valuesIn({ scheme: "dark" }).get(path) : undefined;
  const dark = inDark && value && isEqual(inDark, value) ? undefined : inDark;
  const base = baseBranch(definition);
  const darkBranch = hasDarkMode ? findDarkBranch(definition) : undefined;
  return (
    <>
      <TokenPicture path={path} value={value} dark={dark} />
      <span className={styles.name}>
        <span className={deprecated === undefined ? undefined : styles.old}>{tokenName(path)}</span>
        <Marks design={design} token={token} />
      </span>
      <span className={styles.value}>
        {base.type === "alias" ? <Target to={base.to} /> : value && printTokenValue(value)}
      </span>
      <span className={styles.other}>
        {typeof deprecated === "string" ? (
          <Replacement path={deprecated} />
        ) : darkBranch?.type === "alias" ? (
          tokenName(darkBranch.to)
        ) : (
          <OtherValue design={design} token={token} />
        )}
      </span>
      <span className={styles.uses}>{useCount > 0 && useCount}</span>
    </>
  );
}

function Replacement({ path }: { readonly path: TokenPath }) {
  const instead = tokenName(path);
  return (
    <span className={styles.instead}>
      <Trans>use {instead}</Trans>
    </span>
  );
}

function Target({ to }: { readonly to: TokenPath }) {
  return (
    <span className={styles.target}>
      <Icon icon={CornerDownRight} sizePx={12} />
      {tokenName(to)}
    </span>
  );
}

/** Shows the value in the other scheme or density, if it is another one. */
function OtherValue({ design, token }: { readonly design: Design; readonly token: Token }) {
  const { t } = useLingui();
  const { hasDarkMode } = useOpenProject().entitlements;
  const printIn = (modes: Parameters<Design["valuesIn"]>[0]) => {
    const value = design.valuesIn(modes).get(token.path);
    return value ? printTokenValue(value) : "";
  };
  const value = printIn({});
  const dark = hasDarkMode ? printIn({ scheme: "dark" }) : value;
  if (dark !== value) return dark;
  const compact = printIn({ density: "compact" });
  return compact === value ? null : <>{t`${compact} compact`}</>;
}

function Marks({ design, token }: { readonly design: Design; readonly token: Token }) {
  const { marks } = useViewNames();
  return (
    <>
      {hasMark(design, token, "custom") && <Tag kind="outlined">{marks.custom}</Tag>}
      {token.deprecated !== undefined && <Tag kind="outlined">{marks.deprecated}</Tag>}
      {token.pinned && (
        <>
          <Icon icon={Pin} sizePx={12} className={styles.pin} />
          <HiddenText>{marks.pinned}</HiddenText>
        </>
      )}
    </>
  );
}
