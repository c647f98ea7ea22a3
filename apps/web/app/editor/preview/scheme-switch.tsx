import { useLingui } from "@lingui/react/macro";
import type { Scheme } from "@tessera/engine";
import { SegmentedControl, Tooltip } from "@tessera/ui";
import { LockedControl } from "#editor/project/plan-locks.tsx";
import { useOpenProject } from "#editor/project/project-context.tsx";

type SchemeSwitchProps = {
  readonly label: string;
  readonly value: Scheme;
  readonly onChange: (scheme: Scheme) => void;
};

/** Switches between light and dark; a plan without the dark scheme locks it and offers the upgrade. */
export function SchemeSwitch({ label, value, onChange }: SchemeSwitchProps) {
  const { t } = useLingui();
  const { entitlements } = useOpenProject();
  if (!entitlements.hasDarkMode) return <LockedDark />;
  return (
    <SegmentedControl
      size="s"
      label={label}
      value={value}
      onChange={onChange}
      segments={[
        { id: "light", text: t`Light` },
        { id: "dark", text: t`Dark` },
      ]}
    />
  );
}

function LockedDark() {
  const { t } = useLingui();
  return (
    <Tooltip text={t`Dark mode is included in Pro`}>
      <LockedControl>{t`Dark`}</LockedControl>
    </Tooltip>
  );
}
