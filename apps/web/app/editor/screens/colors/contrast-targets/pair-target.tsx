import { Trans, useLingui } from "@lingui/react/macro";
import { contrastRatioLimits, contrastTargetPath, type ContrastTarget } from "@tessera/engine";
import { IconButton } from "@tessera/ui";
import { Trash2 } from "lucide-react";
import { useDecision } from "#editor/fields/use-decision.ts";
import { useOpenProject } from "#editor/project/project-context.tsx";
import styles from "./contrast-targets.module.css";
import { TargetField } from "./target-field.tsx";

type PairTargetProps = {
  readonly foreground: string;
  readonly background: string;
  readonly onRemoved: () => void;
};

/** Edits the target of one pair of colors, and removes it. */
export function PairTarget({ foreground, background, onRemoved }: PairTargetProps) {
  const { t } = useLingui();
  const path = contrastTargetPath(foreground, background);
  const { label, value, canEdit, message, change } = useDecision(path);
  const { entitlements } = useOpenProject();

  function remove() {
    change(undefined);
    onRemoved();
  }

  return (
    <li className={styles.pair}>
      <span className={styles.names}>
        {foreground}
        <span className={styles.background}>
          <Trans>on {background}</Trans>
        </span>
      </span>
      <TargetField
        label={label}
        target={value as ContrastTarget}
        limits={contrastRatioLimits.pair}
        isDisabled={!canEdit || !entitlements.hasAdvancedColor}
        errorMessage={message}
        onChange={change}
      />
      {canEdit && <IconButton icon={Trash2} label={t`Remove ${label}`} onPress={remove} />}
    </li>
  );
}
