import { useLingui } from "@lingui/react/macro";
import { tokenPath } from "@tessera/engine";
import { printNumber } from "@tessera/ui";
import { useDesign } from "#editor/draft/draft-context.tsx";
import { sizeAtWidthPx } from "#editor/preview/sizes-at-width.ts";

/** Returns the sizes of the largest heading and of body text at a viewport width, printed in px. */
export function useTypeSizes(widthPx: number): { readonly heading: string; readonly body: string } {
  const { i18n } = useLingui();
  return useDesign((design) => {
    const values = design.valuesIn();
    function print(name: string) {
      const px = sizeAtWidthPx(values.get(tokenPath(`font-size.${name}`)), widthPx);
      return px === undefined ? "" : `${printNumber(px, i18n.locale, { most: 1 })} px`;
    }
    return { heading: print("heading-xl"), body: print("body-m") };
  });
}
