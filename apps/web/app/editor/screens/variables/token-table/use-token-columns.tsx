import { Trans, useLingui } from "@lingui/react/macro";
import {
  axisOfCategory,
  type Design,
  printTokenValue,
  type Token,
  tokenName,
} from "@tessera/engine";
import { type TableColumn, Button, HiddenText, Icon, Swatch, TextLink, Tooltip } from "@tessera/ui";
import { useMemo, type ReactNode } from "react";
import { useDesign } from "#editor/draft/draft-context.tsx";
import { useOpenProject } from "#editor/project/project-context.tsx";
import { useCopyNotice } from "#editor/panes/use-copy-notice.ts";
import { type Notation, printNotation } from "./token-notation.ts";
import { Lock, Pin } from "lucide-react";
import styles from "./token-table.module.css";

/**
 * Returns the columns of the tokens: a name, which is copied in a notation, and the value in every
 * mode.
 */
export function useTokenColumns(notation: Notation): readonly TableColumn<Token>[] {
  const { t } = useLingui();
  const design = useDesign((each) => each);
  const { hasDarkMode } = useOpenProject().entitlements;
  const copy = useCopyNotice();
  return useMemo(() => {
    const inMode = (mode: Mode, title: ReactNode, width: string): TableColumn<Token> => ({
      id: mode,
      title,
      cell: (token) =>
        (hasDarkMode || mode !== "dark") && (
          <TokenValueCell token={token} value={printIn(design, token, mode)} />
        ),
      width,
    });
    return [
      {
        id: "name",
        title: t`Token`,
        value: ({ path }) => tokenName(path),
        cell: (token) => (
          <TokenNameCell
            token={token}
            onCopy={() =>
              void copy(printNotation(notation, token.path, printIn(design, token, "value") ?? ""))
            }
          />
        ),
        isRowHeader: true,
        isSortable: true,
        width: "240px",
      },
      inMode("value", t`Value`, "180px"),
      inMode("dark", <DarkHead isLocked={!hasDarkMode} />, "180px"),
      inMode("compact", t`Compact`, "120px"),
    ];
  }, [t, design, hasDarkMode, copy, notation]);
}

type Mode = keyof typeof modes;

/** The modes of each column, and the axis of the categories that it has values for. */
const modes = {
  value: { scheme: "light", density: "comfortable", axis: undefined },
  dark: { scheme: "dark", density: "comfortable", axis: "scheme" },
  compact: { scheme: "light", density: "compact", axis: "density" },
} as const;

/** Prints a token's value in the modes of a column; undefined if they do not change its category. */
function printIn(design: Design, { path, category }: Token, mode: Mode): string | undefined {
  const { axis, ...shown } = modes[mode];
  if (axis && axisOfCategory(category) !== axis) return undefined;
  const value = design.valuesIn(shown).get(path);
  return value ? printTokenValue(value) : "";
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

type TokenValueCellProps = { readonly token: Token; readonly value: string | undefined };

/** Shows a value; empty if the token has no such mode. */
function TokenValueCell({ token, value }: TokenValueCellProps) {
  if (value === undefined) return null;
  return (
    <span className={styles.value}>
      {token.category === "color" && <Swatch color={value} />}
      {value}
    </span>
  );
}

/** Shows the head of the dark scheme's column; if the plan lacks it, with the upgrade. */
function DarkHead({ isLocked }: { readonly isLocked: boolean }) {
  const { t } = useLingui();
  return (
    <>
      <Trans>Dark</Trans>{" "}
      {isLocked && (
        <TextLink href="/pricing" className={styles.locked}>
          <Icon icon={Lock} sizePx={12} />
          Pro
          <HiddenText>{t`Dark mode is included in Pro`}</HiddenText>
        </TextLink>
      )}
    </>
  );
}
