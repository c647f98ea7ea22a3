import { useLingui } from "@lingui/react/macro";
import type { HexColor } from "@tessera/engine/color";
import { useLocale } from "react-aria-components";
import { Button } from "../button/button.tsx";
import { keepPlace } from "../button/keep-place.ts";
import { printRatio } from "../../format/print-ratio.ts";
import { Swatch } from "../swatch/swatch.tsx";
import styles from "./promise-row.module.css";

/** The possible fixes of a broken promise. */
export type PromiseRepair = {
  /** The nearest color that meets it. */
  readonly suggestion?: { readonly hex: HexColor; readonly contrast: number } | undefined;
  readonly onUseSuggestion?: (() => void) | undefined;
  /** The highest contrast that the colors keep, if no color meets the promise. */
  readonly nearestContrast?: number | undefined;
  readonly onUseNearest?: (() => void) | undefined;
  /** Resets a pinned color to the generated one. */
  readonly onReset?: (() => void) | undefined;
};

/**
 * Offers fixes of a broken promise: the nearest color that meets it, the nearest contrast, or the
 * generated color.
 */
export function PromiseFix(props: PromiseRepair) {
  const { suggestion, onUseSuggestion, nearestContrast, onUseNearest, onReset } = props;
  const { t } = useLingui();
  const { locale } = useLocale();
  const nearest = suggestion ? undefined : nearestContrast;
  if (!suggestion && nearest === undefined && !onReset) return null;
  return (
    <span className={styles.fix}>
      {suggestion && (
        <>
          <Swatch color={suggestion.hex} />
          <code className={styles.hex}>{suggestion.hex}</code>
          <span>{t`reaches ${printRatio(suggestion.contrast, locale)}`}</span>
        </>
      )}
      {nearest !== undefined && (
        <span>{t`No color reaches it. Nearest: ${printRatio(nearest, locale)}`}</span>
      )}
      <span className={styles.buttons}>
        {nearest !== undefined && onUseNearest && (
          <Button ref={keepPlace} size="s" onPress={onUseNearest}>{t`Use nearest`}</Button>
        )}
        {suggestion && onUseSuggestion && (
          <Button size="s" onPress={onUseSuggestion}>{t`Use it`}</Button>
        )}
        {onReset && <Button size="s" kind="quiet" onPress={onReset}>{t`Reset`}</Button>}
      </span>
    </span>
  );
}
