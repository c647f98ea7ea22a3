import { useLingui } from "@lingui/react/macro";
import { Pin } from "lucide-react";
import { Button, type ButtonProps, useLocale } from "react-aria-components";
import { joinClassNames } from "../class-names.ts";
import { printRatio } from "../../format/print-ratio.ts";
import { Icon } from "../icon/icon.tsx";
import { HiddenText } from "../text/hidden-text.tsx";
import { type RampStep, readableOn } from "./ramp-step.ts";
import styles from "./ramp.module.css";

type RampTileProps = {
  readonly step: RampStep;
  readonly showsValues: boolean;
  /** True while the details that the tile opens are open. */
  readonly isExpanded?: boolean | undefined;
  /** The props of a button in a roving tab index. */
  readonly roving?: Pick<ButtonProps, "excludeFromTabOrder" | "onFocus" | "onKeyDown"> | undefined;
  readonly onPress?: (() => void) | undefined;
};

/** The longest name for tiles of each width; a longer one is written vertically. */
const lengths = { short: 3, long: 5 };

/** One step of a palette in its own color, with a readable text. */
export function RampTile({ step, showsValues, isExpanded, roving, onPress }: RampTileProps) {
  const { t } = useLingui();
  const { locale } = useLocale();
  const text = readableOn(step);
  const ratio = printRatio(text.contrast, locale);
  const look = {
    className: styles.tile,
    style: { backgroundColor: step.hex, color: text.hex },
  };
  const content = (
    <>
      <span className={styles.head}>
        <span className={joinClassNames(styles.step, classOfLength(`${step.step}`))}>
          {step.step}
        </span>
        <span className={styles.marks}>
          {step.isPinned && <Icon icon={Pin} sizePx={12} />}
          {step.isBase && <span className={styles.mark} />}
        </span>
      </span>
      {showsValues && (
        <span className={styles.values}>
          {step.hex}
          <br />
          {ratio}
        </span>
      )}
    </>
  );
  // In the order of the visible text, which an accessible name must contain.
  const contrast = t`${ratio} contrast`;
  const base = step.isBase ? t`base color` : "";
  const pinned = step.isPinned ? t`pinned` : "";
  const name = [step.step, step.hex, contrast, base, pinned].filter(Boolean).join(", ");
  return onPress ? (
    <Button {...look} {...roving} aria-label={name} onPress={onPress} aria-expanded={isExpanded}>
      {content}
    </Button>
  ) : (
    <div {...look}>
      <HiddenText>{name}</HiddenText>
      <span aria-hidden="true" className={styles.content}>
        {content}
      </span>
    </div>
  );
}

function classOfLength({ length }: string): string | undefined {
  if (length <= lengths.short) return undefined;
  return styles[length <= lengths.long ? "long" : "longest"];
}
