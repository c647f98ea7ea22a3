import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import { Trans, useLingui } from "@lingui/react/macro";
import { listTasteColors } from "@tessera/engine";
import type { HexColor } from "@tessera/engine/color";
import { Dialog, FileDrop, MiniRamp, Swatch } from "@tessera/ui";
import { useState } from "react";
import { useDesign } from "#editor/draft/draft-context.tsx";
import type { PopupProps } from "#lazy-part/lazy-part.tsx";
import { type ColorReason, findImageColors, type ImageColor } from "./find-image-colors.ts";
import styles from "./image-dialog.module.css";
import { readPixels } from "./read-pixels.ts";

const reasons: Readonly<Record<ColorReason, MessageDescriptor>> = {
  common: msg`The most common color`,
  vivid: msg`The most vivid color`,
  apart: msg`Stands out from the most common one`,
  dark: msg`Dark enough for white text`,
  light: msg`Light enough for black text`,
  more: msg`Also common`,
};

type ImageDialogProps = PopupProps & { readonly onChoose: (hex: HexColor) => void };

/** Finds five base colors in an image, which stays in this browser. */
export function ImageDialog({ isOpen, onClose, onChoose }: ImageDialogProps) {
  const { t } = useLingui();
  const [colors, setColors] = useState<readonly ImageColor[]>([]);
  const [isRefused, setIsRefused] = useState(false);

  async function read(file: File) {
    setIsRefused(false);
    try {
      setColors(findImageColors(await readPixels(file)));
    } catch {
      setColors([]);
      setIsRefused(true);
    }
  }

  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      confirmsClosing="when-typed"
      title={t`Color from an image`}
      description={<Trans>The image stays in this browser.</Trans>}
    >
      <FileDrop
        aria-label={t`Image`}
        acceptedTypes={["image/*"]}
        value={[]}
        onChange={([file]) => file && void read(file)}
        errorMessage={isRefused ? t`We couldn’t read this image. Choose another one.` : undefined}
      />
      <ul className={styles.colors} aria-label={t`Colors of the image`}>
        {colors.map((color) => (
          <li key={color.hex}>
            <Choice
              color={color}
              onChoose={() => {
                onChoose(color.hex);
                onClose();
              }}
            />
          </li>
        ))}
      </ul>
    </Dialog>
  );
}

type ChoiceProps = { readonly color: ImageColor; readonly onChoose: () => void };

/** Shows a color with its reason and the palette that it generates. */
function Choice({ color: { hex, reason }, onChoose }: ChoiceProps) {
  const { i18n } = useLingui();
  const steps = useDesign(({ recipe: { color } }) => {
    const { taste, stepNames } = color.advanced;
    return listTasteColors(hex, stepNames.length, taste).map((each, step) => ({
      step,
      hex: each,
      isBase: each === hex,
    }));
  });
  return (
    <button type="button" className={styles.choice} onClick={onChoose}>
      <Swatch color={hex} sizePx={24} />
      <span className={styles.hex}>{hex}</span>
      <span className={styles.reason}>{i18n._(reasons[reason])}</span>
      <MiniRamp className={styles.ramp} steps={steps} />
    </button>
  );
}
