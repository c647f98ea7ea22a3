import { useLingui } from "@lingui/react/macro";
import { convertLengthToPx, tokenPath, type TokenValue } from "@tessera/engine";
import { printNumber } from "@tessera/ui";
import { useDesign } from "#editor/draft/draft-context.tsx";
import { usePreviewModes } from "./preview-modes.tsx";
import styles from "./sample.module.css";

type SampleLabelProps = {
  readonly name: string;
  /** The token whose measures stand beside the name. */
  readonly path: string;
  /** A length in px in words, where it has some that say more than its number. */
  readonly describeLength?: ((px: number) => string | undefined) | undefined;
};

/** What a token of a sample is called, and what it measures in the modes that are shown. */
export function SampleLabel({ name, path, describeLength }: SampleLabelProps) {
  const { i18n } = useLingui();
  const value = useDesign().valuesIn(usePreviewModes().modes).get(tokenPath(path));
  const print = (px: number) => printNumber(px, i18n.locale, { most: 1 });
  const words = value?.type === "dimension" && describeLength?.(convertLengthToPx(value));
  return (
    <span className={styles.label}>
      <span>{name}</span>
      {value &&
        printMeasures(value, print).map((measure, index) => (
          // oxlint-disable-next-line react/no-array-index-key -- two layers may measure the same
          <span key={index} className={styles.measure}>
            {words || `${measure} px`}
          </span>
        ))}
    </span>
  );
}

/** A length, the two ends of a fluid one, or the offsets, blur and spread of each layer of a shadow. */
function printMeasures(value: TokenValue, print: (px: number) => string): readonly string[] {
  switch (value.type) {
    case "dimension":
      return [print(convertLengthToPx(value))];
    case "fluidDimension":
      return [`${print(value.minPx)}–${print(value.maxPx)}`];
    case "shadow":
      return value.layers.map(({ offsetXPx, offsetYPx, blurPx, spreadPx }) =>
        [offsetXPx, offsetYPx, blurPx, spreadPx].map(print).join(" "),
      );
    default:
      return [];
  }
}
