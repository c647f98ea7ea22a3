import { Trans, useLingui } from "@lingui/react/macro";
import { tokenName, type TokenPath } from "@tessera/engine";
import { Button, Drawer, Icon, LinkButton, TextField, wide } from "@tessera/ui";
import { Plus } from "lucide-react";
import { useMemo, useState } from "react";
import { useDesign } from "#editor/draft/draft-context.tsx";
import { ScreenFrame } from "#editor/panes/screen-frame.tsx";
import { TextFontSheets } from "#editor/preview/font-sheets.tsx";
import { useMediaQuery } from "#media/use-media-query.ts";
import { LockedControl } from "#editor/project/plan-locks.tsx";
import { useOpenProject } from "#editor/project/project-context.tsx";
import { AddTokenDialog } from "./add-token-dialog.tsx";
import { TokenDetail } from "./token-detail.tsx";
import { TokenList } from "./token-list.tsx";
import { TokenTree } from "./token-tree.tsx";
import styles from "./tokens-screen.module.css";
import { findViewTokens, listUsers, listViews } from "./token-view.ts";
import { useTokenAddress } from "./use-token-address.ts";

/** The screen of the token tree: every token with its references, its notes and its users. */
export default function TokensScreen() {
  const { t } = useLingui();
  const design = useDesign((each) => each);
  const address = useTokenAddress();
  const [search, setSearch] = useState("");
  const views = useMemo(() => listViews(design), [design]);
  const users = useMemo(() => listUsers(design), [design]);
  const view = views.some(({ id }) => id === address.view) ? address.view : "all";
  const tokens = useMemo(() => findViewTokens(design, view, search), [design, view, search]);
  const open = (token: TokenPath | undefined) => address.show({ token });
  const shown = address.token && design.tokens.get(address.token);
  const detail = shown && (
    <TokenDetail
      key={shown.path}
      design={design}
      token={shown}
      users={users.get(shown.path) ?? []}
      onOpen={open}
    />
  );
  const isNarrow = useMediaQuery(`not ${wide}`);
  return (
    <ScreenFrame
      title={t`Tokens`}
      beside={<Tools search={search} onSearch={setSearch} onAdded={open} />}
    >
      {/* Without a preview, the recipe strip still shows the names of the fonts in their faces. */}
      <TextFontSheets />
      <div className={styles.body}>
        <TokenTree views={views} current={view} onChoose={(next) => address.show({ view: next })} />
        <TokenList
          design={design}
          tokens={tokens}
          users={users}
          current={shown?.path}
          onOpen={open}
        />
        {isNarrow ? (
          <Drawer
            isOpen={shown !== undefined}
            onClose={() => open(undefined)}
            confirmsClosing="never"
            isFlush
            title={shown && tokenName(shown.path)}
          >
            {detail}
          </Drawer>
        ) : (
          <aside className={styles.detail} aria-label={t`Token`}>
            {detail ?? (
              <p className={styles.hint}>
                <Trans>Choose a token to see what it is made of and what uses it.</Trans>
              </p>
            )}
          </aside>
        )}
      </div>
    </ScreenFrame>
  );
}

type ToolsProps = {
  readonly search: string;
  readonly onSearch: (text: string) => void;
  readonly onAdded: (path: TokenPath) => void;
};

function Tools({ search, onSearch, onAdded }: ToolsProps) {
  const { t } = useLingui();
  const { canEdit, entitlements, organization, project } = useOpenProject();
  const [isAdding, setIsAdding] = useState(false);
  return (
    <div className={styles.tools}>
      <TextField
        type="search"
        aria-label={t`Filter tokens`}
        placeholder={t`Filter by name, value or reference`}
        className={styles.search}
        value={search}
        onChange={onSearch}
      />
      <LinkButton
        kind="quiet"
        href={`/${organization.slug}/${project.slug}/design-system/variables/dtcg`}
      >
        <Trans>DTCG file</Trans>
      </LinkButton>
      {canEdit &&
        (entitlements.hasDesignTokens ? (
          <Button onPress={() => setIsAdding(true)}>
            <Icon icon={Plus} />
            <Trans>Add token</Trans>
          </Button>
        ) : (
          <LockedControl>
            <Trans>Add token</Trans>
          </LockedControl>
        ))}
      <AddTokenDialog isOpen={isAdding} onClose={() => setIsAdding(false)} onAdded={onAdded} />
    </div>
  );
}
