import { useLingui } from "@lingui/react/macro";
import type { Font } from "@tessera/contract";

/** Returns the names of the kinds of fonts. */
export function useFontKinds(): Readonly<Record<Font["kind"], string>> {
  const { t } = useLingui();
  return {
    sans: t`Sans serif`,
    serif: t`Serif`,
    mono: t`Monospace`,
    display: t`Display`,
    handwriting: t`Handwriting`,
  };
}
