import { useLingui } from "@lingui/react/macro";
import type { HexColor } from "@tessera/engine/color";
import { useLocale } from "react-aria-components";
import { Button } from "../button/button.tsx";
import { printRatio } from "../../format/print-ratio.ts";
import { Swatch } from "../swatch/swatch.tsx";
import styles from "./promise-row.module.css";

/** The possible fixes of a broken promise. */
export type PromiseRepair = {
  /** The nearest color that meets it. */
  readonly suggestion?: { readonly hex: HexColor; readonly contrast: number } | undefined;
  readonly onUseSuggestion?: (() => void) | undefined;
  /** Resets a pinned color to the generated one. */
  readonly onReset?: (() => void) | undefined;
};

/** Offers fixes of a broken promise: the nearest color that meets it, or the generated one. */
export function PromiseFix({ suggestion, onUseSuggestion, onReset }: PromiseRepair) {
  const { t } = useLingui();
  const { locale } = useLocale();
  if (!suggestion && !onReset) return null;
  return (
    <span className={styles.fix}>
      {suggestion && (
        <>
          <Swatch color={suggestion.hex} />
          <code className={styles.hex}>{suggestion.hex}</code>
          <span>{t`reaches ${printRatio(suggestion.contrast, locale)}`}</span>
        </>
      )}
      <span className={styles.buttons}>
        {suggestion && onUseSuggestion && (
          <Button size="s" onPress={onUseSuggestion}>{t`Use it`}</Button>
        )}
        {onReset && <Button size="s" kind="quiet" onPress={onReset}>{t`Reset`}</Button>}
      </span>
    </span>
  );
}
