import { useLingui } from "@lingui/react/macro";
import type { HexColor } from "@tessera/engine/color";
import { Check, Pin, X } from "lucide-react";
import type { ComponentPropsWithRef } from "react";
import { useLocale } from "react-aria-components";
import { printNumber } from "../../format/print-number.ts";
import { printRatio } from "../../format/print-ratio.ts";
import { joinClassNames } from "../class-names.ts";
import { Icon } from "../icon/icon.tsx";
import { HiddenText } from "../text/hidden-text.tsx";
import { Text } from "../text/text.tsx";
import { PromiseFix, type PromiseRepair } from "./promise-fix.tsx";
import styles from "./promise-row.module.css";

/** One color of a promise: the token's name and its value. */
type PromiseColor = { readonly name: string; readonly hex: HexColor };

/** The props of a promise row. */
export type PromiseRowProps = Omit<ComponentPropsWithRef<"li">, "children"> &
  PromiseRepair & {
    readonly foreground: PromiseColor;
    readonly background: PromiseColor;
    readonly measuredContrast: number;
    /** The required contrast; absent for a decorative pair. */
    readonly leastContrast?: number | undefined;
    /** True when the foreground is pinned. */
    readonly isPinned?: boolean | undefined;
  };

/**
 * A contrast promise that is kept, broken or without a minimum; a broken one offers its fix. An
 * item of a list.
 */
export function PromiseRow({
  foreground,
  background,
  measuredContrast,
  leastContrast,
  isPinned,
  suggestion,
  onUseSuggestion,
  nearestContrast,
  onUseNearest,
  onReset,
  className,
  ...rest
}: PromiseRowProps) {
  const { t } = useLingui();
  const { locale } = useLocale();
  const isBroken = leastContrast !== undefined && measuredContrast < leastContrast;
  return (
    <li {...rest} className={joinClassNames(styles.row, isBroken && styles.broken, className)}>
      <span
        aria-hidden="true"
        className={styles.sample}
        style={{ color: foreground.hex, backgroundColor: background.hex }}
      />
      <span className={styles.names}>
        <span className={styles.foreground}>
          {foreground.name}
          {isPinned && (
            <>
              <Icon icon={Pin} sizePx={12} />
              <HiddenText>{t`Pinned`}</HiddenText>
            </>
          )}
        </span>
        <span className={styles.background}>{t`on ${background.name}`}</span>
      </span>
      <span className={styles.ratios}>
        {printRatio(measuredContrast, locale)}
        {leastContrast !== undefined && (
          <span className={styles.least}>≥ {printNumber(leastContrast, locale, { least: 1 })}</span>
        )}
      </span>
      <PromiseState leastContrast={leastContrast} isBroken={isBroken} />
      {isBroken && (
        <PromiseFix {...{ suggestion, onUseSuggestion, nearestContrast, onUseNearest, onReset }} />
      )}
    </li>
  );
}

function PromiseState({
  leastContrast,
  isBroken,
}: {
  readonly leastContrast: number | undefined;
  readonly isBroken: boolean;
}) {
  const { t } = useLingui();
  if (leastContrast === undefined) {
    return <Text as="span" size="label" tone="muted">{t`Decorative`}</Text>;
  }
  return (
    <Text as="span" tone={isBroken ? "danger" : "success"}>
      <Icon icon={isBroken ? X : Check} />
      <HiddenText>{isBroken ? t`Broken` : t`Kept`}</HiddenText>
    </Text>
  );
}
