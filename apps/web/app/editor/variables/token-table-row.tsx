import { useLingui } from "@lingui/react/macro";
import {
  printTokenValue,
  tokenName,
  type Category,
  type Modes,
  type Token,
  type TokenSet,
} from "@tessera/engine";
import { Swatch } from "@tessera/ui";
import { useDraftTokens } from "#editor/draft/draft-context.tsx";
import { valuesInModes } from "#editor/draft/generated-tokens.ts";
import { useOpenProject } from "#editor/project/project-context.tsx";
import styles from "./token-table.module.css";

const light = { scheme: "light", density: "comfortable" } as const;
const dark = { ...light, scheme: "dark" } as const;
const compact = { ...light, density: "compact" } as const;

type TokenTableRowProps = { readonly token: Token; readonly onCopy: (value: string) => void };

/** The categories whose tokens can have another value in the dark scheme, and in the compact density. */
const categoriesWithDark: ReadonlySet<Category> = new Set(["color", "shadow"]);
const categoriesWithCompact: ReadonlySet<Category> = new Set(["spacing"]);

/** One token: its name, which copies it, its value, and its values in the modes that its category knows. */
export function TokenTableRow({ token, onCopy }: TokenTableRowProps) {
  const { t } = useLingui();
  const set = useDraftTokens();
  const { entitlements } = useOpenProject();
  const name = tokenName(token.path);
  const value = printIn(set, token, light);
  const hasDark = entitlements.hasDarkMode && categoriesWithDark.has(token.category);
  const hasCompact = categoriesWithCompact.has(token.category);
  const isColor = token.category === "color";
  return (
    <tr>
      <th scope="row">
        <button
          type="button"
          className={styles.copy}
          title={t`Copy ${name}`}
          onClick={() => onCopy(value)}
        >
          {name}
        </button>
      </th>
      <ValueCell value={value} isColor={isColor} />
      <ValueCell isColor={isColor} value={hasDark ? printIn(set, token, dark) : undefined} />
      <ValueCell isColor={isColor} value={hasCompact ? printIn(set, token, compact) : undefined} />
    </tr>
  );
}

type ValueCellProps = { readonly value: string | undefined; readonly isColor: boolean };

function ValueCell({ value, isColor }: ValueCellProps) {
  return (
    <td>
      {value !== undefined && (
        <span className={styles.value}>
          {isColor && <Swatch color={value} />}
          {value}
        </span>
      )}
    </td>
  );
}

function printIn(set: TokenSet, token: Token, modes: Partial<Modes>): string {
  const value = valuesInModes(set, modes).get(token.path);
  return value ? printTokenValue(value) : "";
}
