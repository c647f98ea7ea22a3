import { useLingui } from "@lingui/react/macro";
import { tokenName, type Token } from "@tessera/engine";
import type { TableColumn } from "@tessera/ui";
import { useMemo } from "react";
import { useDesign } from "#editor/draft/draft-context.tsx";
import { useOpenProject } from "#editor/project/project-context.tsx";
import { useCopyNotice } from "#editor/panes/use-copy-notice.ts";
import { printInModes } from "./print-in-modes.ts";
import { DarkHead, TokenNameCell, TokenValueCell } from "./token-cells.tsx";
import { printNotation, type Notation } from "./token-notation.ts";

/**
 * Returns the columns of the tokens: a name, which is copied in a notation, and the value in every
 * mode.
 */
export function useTokenColumns(notation: Notation): readonly TableColumn<Token>[] {
  const { t } = useLingui();
  const set = useDesign();
  const { hasDarkMode } = useOpenProject().entitlements;
  const copy = useCopyNotice();
  return useMemo(() => {
    const print = (token: Token) => printInModes(set, token);
    return [
      {
        id: "name",
        title: t`Token`,
        value: ({ path }) => tokenName(path),
        cell: (token) => (
          <TokenNameCell
            token={token}
            onCopy={() => void copy(printNotation(notation, token.path, print(token).light))}
          />
        ),
        isRowHeader: true,
        isSortable: true,
        width: "240px",
      },
      {
        id: "value",
        title: t`Value`,
        cell: (token) => <TokenValueCell token={token} value={print(token).light} />,
        width: "180px",
      },
      {
        id: "dark",
        title: <DarkHead isLocked={!hasDarkMode} />,
        cell: (token) => hasDarkMode && <TokenValueCell token={token} value={print(token).dark} />,
        width: "180px",
      },
      {
        id: "compact",
        title: t`Compact`,
        cell: (token) => <TokenValueCell token={token} value={print(token).compact} />,
        width: "120px",
      },
    ];
  }, [t, set, hasDarkMode, copy, notation]);
}
