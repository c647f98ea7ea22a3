import { useLingui } from "@lingui/react/macro";
import type { Period } from "@tessera/contract";
import { Button, showToast, useToastsAhead } from "@tessera/ui";
import { type ComponentProps, useState } from "react";
import { useLocale } from "#navigation/use-locale.ts";

type UpgradeButtonProps = Pick<ComponentProps<typeof Button>, "size" | "children"> & {
  readonly period: Period;
};

/** Starts the checkout of Pro for a period; its code loads with the press. */
export function UpgradeButton({ period, size = "l", children }: UpgradeButtonProps) {
  const { t } = useLingui();
  const locale = useLocale();
  const [isPending, setIsPending] = useState(false);
  useToastsAhead();
  const notLoaded = t`This didn’t load. Check your connection.`;
  async function start(): Promise<void> {
    setIsPending(true);
    try {
      const { startUpgrade } = await import("./start-upgrade.ts");
      await startUpgrade(period, locale);
    } catch {
      showToast({ kind: "error", text: notLoaded });
    } finally {
      setIsPending(false);
    }
  }
  return (
    <Button kind="ink" size={size} isPending={isPending} onPress={() => void start()}>
      {children}
    </Button>
  );
}
