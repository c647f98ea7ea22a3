import { useLingui } from "@lingui/react/macro";
import { contrastRatioLimits, type ContrastTarget } from "@tessera/engine";
import { Button, Text } from "@tessera/ui";
import { useDecision } from "#editor/fields/use-decision.ts";
import { useOpenProject } from "#editor/project/project-context.tsx";
import styles from "./contrast-targets.module.css";
import { TargetField } from "./target-field.tsx";

/** Edits the target of all text; a plan without targets can only reset it. */
export function TextTarget() {
  const { t } = useLingui();
  const { label, value, canEdit, message, change } = useDecision("color/contrastTargets/text");
  const { entitlements } = useOpenProject();
  const isLocked = !entitlements.hasAdvancedColor;
  return (
    <div className={styles.target}>
      <Text as="span" size="label" tone="muted" aria-hidden="true">
        {label}
      </Text>
      <TargetField
        label={label}
        target={value as ContrastTarget}
        limits={contrastRatioLimits.text}
        isDisabled={!canEdit || isLocked}
        errorMessage={message}
        onChange={change}
      />
      {isLocked && canEdit && <Button size="s" onPress={() => change("aa")}>{t`Reset`}</Button>}
    </div>
  );
}
