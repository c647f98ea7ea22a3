import { useLingui } from "@lingui/react/macro";
import { Button, useLocale } from "react-aria-components";
import { joinClassNames } from "../class-names.ts";
import { printRatio } from "../../format/print-ratio.ts";
import { HiddenText } from "../text/hidden-text.tsx";
import { type RampStep, readableOn } from "./ramp-step.ts";
import styles from "./ramp.module.css";

type RampTileProps = {
  readonly step: RampStep;
  readonly showsValues: boolean;
  readonly onPress?: () => void;
};

/** One step of a ramp in its own color, with a text that reads on it. */
export function RampTile({ step, showsValues, onPress }: RampTileProps) {
  const { t } = useLingui();
  const { locale } = useLocale();
  const text = readableOn(step);
  const ratio = printRatio(text.contrast, locale);
  const look = {
    className: joinClassNames(styles["tile"]),
    style: { backgroundColor: step.hex, color: text.hex },
  };
  const content = (
    <>
      <span className={styles["head"]}>
        <span className={styles["step"]}>{step.step}</span>
        {step.isBase && <span className={styles["mark"]} />}
      </span>
      {showsValues && (
        <span className={styles["values"]}>
          {step.hex}
          <br />
          {ratio}
        </span>
      )}
    </>
  );
  const kind = step.isBase ? t`base color` : "";
  const name = [step.step, step.hex, ratio, kind].filter(Boolean).join(", ");
  return onPress ? (
    <Button {...look} aria-label={name} onPress={onPress}>
      {content}
    </Button>
  ) : (
    <div {...look}>
      <HiddenText>{name}</HiddenText>
      <span aria-hidden="true" className={styles["content"]}>
        {content}
      </span>
    </div>
  );
}
