import { Trans, useLingui } from "@lingui/react/macro";
import { type Token, tokenName } from "@tessera/engine";
import { type TableColumn, Button, HiddenText, Icon, Swatch, Tooltip } from "@tessera/ui";
import { useMemo } from "react";
import { useDesign } from "#editor/draft/draft-context.tsx";
import { useOpenProject } from "#editor/project/project-context.tsx";
import { useCopyNotice } from "#editor/panes/use-copy-notice.ts";
import { TokenPicture } from "#editor/token-picture/token-picture.tsx";
import { findColumns, printInColumn, type ValueColumn } from "./find-columns.ts";
import { type Notation, printNotation } from "./token-notation.ts";
import { Pin } from "lucide-react";
import styles from "./token-table.module.css";

/**
 * Returns the columns of some tokens: a picture, a name, which is copied in a notation, the value,
 * and the values in other modes where a token has one.
 */
export function useTokenColumns(
  tokens: readonly Token[],
  notation: Notation,
): readonly TableColumn<Token>[] {
  const { t } = useLingui();
  const design = useDesign((each) => each);
  const { hasDarkMode } = useOpenProject().entitlements;
  const copy = useCopyNotice();
  const names = useColumnNames();
  return useMemo(
    () => [
      {
        id: "picture",
        title: (
          <HiddenText>
            <Trans>Picture</Trans>
          </HiddenText>
        ),
        cell: ({ path }) => <TokenPicture path={path} value={design.valuesIn().get(path)} />,
        width: "84px",
      },
      {
        id: "name",
        title: t`Token`,
        value: ({ path }) => tokenName(path),
        cell: (token) => (
          <TokenNameCell
            token={token}
            onCopy={() =>
              void copy(printNotation(notation, token.path, printInColumn(design, token, "value")))
            }
          />
        ),
        isRowHeader: true,
        isSortable: true,
        width: "216px",
      },
      ...findColumns(design, tokens, hasDarkMode).map((column): TableColumn<Token> => ({
        id: column,
        title: names[column],
        cell: (token) => (
          <TokenValueCell
            value={printInColumn(design, token, column)}
            hasSwatch={column !== "value" && token.category === "color"}
          />
        ),
        width: column === "value" ? "200px" : "140px",
      })),
    ],
    [t, design, hasDarkMode, copy, notation, tokens, names],
  );
}

/** Returns the headers of the columns of values. */
function useColumnNames(): Readonly<Record<ValueColumn, string>> {
  const { t } = useLingui();
  return useMemo(
    () => ({ value: t`Value`, dark: t`Dark`, contrast: t`High contrast`, compact: t`Compact` }),
    [t],
  );
}

type TokenNameCellProps = { readonly token: Token; readonly onCopy: () => void };

/** Shows a token's name, which is copied by a click, and a mark if it is pinned. */
function TokenNameCell({ token, onCopy }: TokenNameCellProps) {
  const { t } = useLingui();
  const name = tokenName(token.path);
  return (
    <span className={styles.name}>
      <Tooltip text={t`Copy ${name}`}>
        <Button kind="quiet" className={styles.copy} onPress={onCopy}>
          {name}
        </Button>
      </Tooltip>
      {token.pinned && (
        <Icon
          icon={Pin}
          sizePx={12}
          className={styles.pinned}
          aria-hidden={false}
          aria-label={t`Pinned`}
        />
      )}
    </span>
  );
}

type TokenValueCellProps = { readonly value: string; readonly hasSwatch: boolean };

/** Shows a value; empty if the token has no other value in the column's mode. */
function TokenValueCell({ value, hasSwatch }: TokenValueCellProps) {
  if (value === "") return null;
  return (
    <span className={styles.value}>
      {hasSwatch && <Swatch color={value} />}
      <span className={styles.text}>{value}</span>
    </span>
  );
}
