import { useLingui } from "@lingui/react/macro";
import { IconButton, type ButtonProps, keepPlace } from "@tessera/ui";
import { SlidersHorizontal } from "lucide-react";

/** The button of the remaining settings of the preview. */
export function ViewButton(props: Pick<ButtonProps, "aria-expanded" | "aria-haspopup">) {
  const { t } = useLingui();
  return (
    <IconButton
      ref={keepPlace}
      size="s"
      icon={SlidersHorizontal}
      label={t`Preview settings`}
      {...props}
    />
  );
}
