import { useLingui } from "@lingui/react/macro";
import type { Font } from "@tessera/contract";

/** What the kinds of fonts are called. */
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
