import { importPart } from "#editor/later-parts/import-part.ts";
import { Trans, useLingui } from "@lingui/react/macro";
import type { HexColor } from "@tessera/engine/color";
import { Button, ColorPicker, Icon, useLatestHandler } from "@tessera/ui";
import { ImagePlus } from "lucide-react";
import { memo, useState } from "react";
import { readRamp } from "@tessera/engine";
import { useDesign } from "#editor/draft/draft-context.tsx";
import { useDecision } from "#editor/fields/use-decision.ts";
import { Section } from "#editor/panes/section.tsx";
import { lazyPart } from "#lazy-part/lazy-part.tsx";
import styles from "./colors-screen.module.css";

const ImageDialog = lazyPart(
  async () => (await importPart(import("./from-image/image-dialog.tsx"))).ImageDialog,
);

/** Edits the base color, as text, by lightness, chroma and hue, or from an image. */
export function BaseColorSection() {
  const { label, value, canEdit, message, change } = useDecision("color/base", "continuous");
  const changeLatest = useLatestHandler(change);
  return (
    <Section title={label} aside={<BaseStep />}>
      <ColorPicker
        label={label}
        value={value as HexColor}
        isDisabled={!canEdit}
        errorMessage={message}
        onChange={change}
      />
      {canEdit && <FromImage onChoose={changeLatest} />}
    </Section>
  );
}

/** The step of the ramp that the base color is; it does not follow each move of the color at once. */
function BaseStep() {
  const { t } = useLingui();
  const baseStep = useDesign(
    (design) => readRamp(design, "primary").find(({ isBase }) => isBase)?.step,
  );
  return baseStep === undefined ? t`not on any step` : t`step ${baseStep}, unchanged`;
}

type FromImageProps = { readonly onChoose: (color: HexColor) => void };

/** Finds colors in an image; it does not render while a color moves. */
const FromImage = memo(function FromImage({ onChoose }: FromImageProps) {
  const [isOpen, setIsOpen] = useState(false);
  const close = () => setIsOpen(false);
  return (
    <>
      <Button size="s" className={styles.fromImage} onPress={() => setIsOpen(true)}>
        <Icon icon={ImagePlus} sizePx={12} />
        <Trans>From an image</Trans>
      </Button>
      <ImageDialog isOpen={isOpen} onClose={close} onFailure={close} onChoose={onChoose} />
    </>
  );
});
