import { useLingui } from "@lingui/react/macro";
import type { HexColor } from "@tessera/engine/color";
import { Pipette } from "lucide-react";
import { useSyncExternalStore } from "react";
import { IconButton } from "../button/icon-button.tsx";
import { subscribeToNothing } from "../subscribe-to-nothing.ts";
import { hasEyeDropper, pickScreenColor } from "./eye-dropper.ts";

/** Picks a color from the screen; not there where the browser cannot. */
export function EyeDropperButton({ onPick }: { readonly onPick: (color: HexColor) => void }) {
  const { t } = useLingui();
  const isThere = useSyncExternalStore(subscribeToNothing, hasEyeDropper, () => false);
  if (!isThere) return null;
  return (
    <IconButton
      size="s"
      icon={Pipette}
      label={t`Pick a color from the screen`}
      onPress={() => {
        void pickScreenColor().then((color) => color && onPick(color));
      }}
    />
  );
}
