import { useLingui } from "@lingui/react/macro";
import type { HexColor } from "@tessera/engine/color";
import { Pipette } from "lucide-react";
import { memo, useSyncExternalStore } from "react";
import { IconButton } from "../button/icon-button.tsx";
import { subscribeToNothing } from "../subscribe-to-nothing.ts";
import { hasEyeDropper, pickScreenColor } from "./eye-dropper.ts";

type EyeDropperButtonProps = {
  /** The name of the color, which distinguishes several of these buttons. */
  readonly colorName: string | undefined;
  /** Called with the picked color; the same function at each render. */
  readonly onPick: (color: HexColor) => void;
};

/** Picks a color from the screen; renders nothing in browsers without an eyedropper. */
export const EyeDropperButton = memo(function EyeDropperButton(props: EyeDropperButtonProps) {
  const { colorName, onPick } = props;
  const { t } = useLingui();
  const isThere = useSyncExternalStore(subscribeToNothing, hasEyeDropper, () => false);
  if (!isThere) return null;
  return (
    <IconButton
      size="s"
      icon={Pipette}
      label={
        colorName === undefined
          ? t`Pick a color from the screen`
          : t`Pick a color for ${colorName} from the screen`
      }
      onPress={() => {
        void pickScreenColor().then((color) => color && onPick(color));
      }}
    />
  );
});
