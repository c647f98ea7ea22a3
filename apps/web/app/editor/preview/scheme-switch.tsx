import { useLingui } from "@lingui/react/macro";
import type { Scheme } from "@tessera/engine";
import { SegmentedControl, Tooltip } from "@tessera/ui";
import { Moon, Sun } from "lucide-react";
import { LockedControl } from "#editor/project/plan-locks.tsx";
import { useOpenProject } from "#editor/project/project-context.tsx";

type SchemeSwitchProps = {
  readonly label: string;
  readonly value: Scheme;
  readonly onChange: (scheme: Scheme) => void;
  /** True for a preview: it has icons, and shows dark on every plan. */
  readonly isPreview?: boolean | undefined;
};

/**
 * Switches between light and dark. Outside of previews, a plan without the dark scheme locks it, and
 * a press opens the upgrade.
 */
export function SchemeSwitch({ label, value, onChange, isPreview = false }: SchemeSwitchProps) {
  const { t } = useLingui();
  const { entitlements } = useOpenProject();
  if (!entitlements.hasDarkMode && !isPreview) return <LockedDark />;
  return (
    <SegmentedControl
      size="s"
      label={label}
      value={value}
      onChange={onChange}
      segments={[
        { id: "light", text: t`Light`, icon: isPreview ? Sun : undefined },
        { id: "dark", text: t`Dark`, icon: isPreview ? Moon : undefined },
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
