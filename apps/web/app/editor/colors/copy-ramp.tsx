import { Ramp, type RampStep } from "@tessera/ui";
import { useCopyNotice } from "#editor/shell/use-copy-notice.ts";
import styles from "./copy-ramp.module.css";

type CopyRampProps = { readonly label: string; readonly steps: readonly RampStep[] };

/** A ramp whose tiles copy their color. */
export function CopyRamp({ label, steps }: CopyRampProps) {
  const copy = useCopyNotice();
  return (
    <Ramp
      className={styles.ramp}
      label={label}
      steps={steps}
      onSelect={({ hex }) => void copy(hex)}
    />
  );
}
