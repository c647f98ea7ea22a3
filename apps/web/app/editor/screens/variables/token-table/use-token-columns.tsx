import { useLingui, Trans } from "@lingui/react/macro";
import {
  axisOfCategory,
  type Design,
  type Modes,
  printTokenValue,
  type Token,
  tokenName,
} from "@tessera/engine";
import { type TableColumn, Button, HiddenText, Icon, Swatch, TextLink, Tooltip } from "@tessera/ui";
import { useMemo } from "react";
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
    const print = (token: Token) => printInModes(design, token);
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
  }, [t, design, hasDarkMode, copy, notation]);
}

const light = { scheme: "light", density: "comfortable" } as const;
const dark = { ...light, scheme: "dark" } as const;
const compact = { ...light, density: "compact" } as const;

/** Prints a token's value, and its values in the modes of its category. */
function printInModes(set: Design, token: Token) {
  const axis = axisOfCategory(token.category);
  return {
    light: printIn(set, token, light),
    dark: axis === "scheme" ? printIn(set, token, dark) : undefined,
    compact: axis === "density" ? printIn(set, token, compact) : undefined,
  };
}

function printIn(set: Design, token: Token, modes: Partial<Modes>): string {
  const value = set.valuesIn(modes).get(token.path);
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
  return (
    <>
      <Trans>Dark</Trans>{" "}
      {isLocked && (
        <TextLink href="/pricing" className={styles.locked}>
          <Icon icon={Lock} sizePx={12} />
          Pro
          <HiddenText>
            <Trans>Dark mode is included in Pro</Trans>
          </HiddenText>
        </TextLink>
      )}
    </>
  );
}
