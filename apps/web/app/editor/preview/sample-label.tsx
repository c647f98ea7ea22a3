import { useLingui } from "@lingui/react/macro";
import { convertLengthToPx, tokenPath, type TokenValue } from "@tessera/engine";
import { printNumber } from "@tessera/ui";
import { useDesign } from "#editor/draft/draft-context.tsx";
import { usePreviewModes } from "./preview-modes.ts";
import styles from "./sample.module.css";
import type { ReactNode } from "react";

type SampleLabelProps = {
  readonly name: string;
  /** The token whose measures are shown beside the name. */
  readonly path: string;
  /** Describes a length in px, if there is more to describe than its number. */
  readonly describeLength?: ((px: number) => string | undefined) | undefined;
};

/** Shows the label of a sample's token, and its measures in the shown modes. */
export function SampleLabel({ name, path, describeLength }: SampleLabelProps) {
  const { i18n } = useLingui();
  const { modes } = usePreviewModes();
  const value = useDesign((design) => design.valuesIn(modes).get(tokenPath(path)));
  const print = (px: number) => printNumber(px, i18n.locale, { most: 1 });
  const words = value?.type === "dimension" && describeLength?.(convertLengthToPx(value));
  return (
    <span className={styles.label}>
      <span>{name}</span>
      {value &&
        printMeasures(value, print).map((measure, index) => (
          // oxlint-disable-next-line react/no-array-index-key -- two layers may have the same measures
          <span key={index} className={styles.measure}>
            {words || `${measure} px`}
          </span>
        ))}
    </span>
  );
}

/**
 * Prints a length, the two ends of a fluid length, or the offsets, blur and spread of each layer of
 * a shadow.
 */
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

type SampleRowProps = {
  readonly label: string;
  /** The path of the shown token. */
  readonly path: string;
  readonly children: ReactNode;
};

/** Shows one token of a sample: its label, its measures and its picture. */
export function SampleRow({ label, path, children }: SampleRowProps) {
  return (
    <div className={styles.row}>
      <SampleLabel name={label} path={path} />
      {children}
    </div>
  );
}
