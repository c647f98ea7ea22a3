import { useLingui } from "@lingui/react/macro";
import { SegmentedControl } from "@tessera/ui";
import { Moon, Sun } from "lucide-react";
import { useViewSettings } from "#editor/view/use-view-settings.ts";

/** Chooses the mode of the preview in the address, on every plan; a divided one where it fits. */
export function SchemeChoice({ canSplit }: { readonly canSplit: boolean }) {
  const { t } = useLingui();
  const [{ scheme }, change] = useViewSettings();
  return (
    <SegmentedControl
      size="s"
      label={t`Preview mode`}
      value={scheme === "split" && !canSplit ? "light" : scheme}
      onChange={(next) => change({ scheme: next })}
      segments={[
        { id: "light", text: t`Light`, icon: Sun },
        { id: "dark", text: t`Dark`, icon: Moon },
        ...(canSplit ? [{ id: "split" as const, text: t`Split` }] : []),
      ]}
    />
  );
}
