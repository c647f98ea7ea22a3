import { importPart } from "#editor/later-parts/import-part.ts";
import { Trans, useLingui } from "@lingui/react/macro";
import type { HexColor } from "@tessera/engine/color";
import { Button, ColorPicker, Icon } from "@tessera/ui";
import { ImagePlus } from "lucide-react";
import { useState } from "react";
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
  const { t } = useLingui();
  const { label, value, canEdit, message, change } = useDecision("color/base", "continuous");
  const [isOpen, setIsOpen] = useState(false);
  const close = () => setIsOpen(false);
  const baseStep = useDesign(
    (design) => readRamp(design, "primary").find(({ isBase }) => isBase)?.step,
  );
  return (
    <Section
      title={label}
      aside={baseStep === undefined ? t`not on any step` : t`step ${baseStep}, unchanged`}
    >
      <ColorPicker
        label={label}
        value={value as HexColor}
        isDisabled={!canEdit}
        errorMessage={message}
        onChange={change}
      />
      {canEdit && (
        <Button size="s" className={styles.fromImage} onPress={() => setIsOpen(true)}>
          <Icon icon={ImagePlus} sizePx={12} />
          <Trans>From an image</Trans>
        </Button>
      )}
      <ImageDialog isOpen={isOpen} onClose={close} onFailure={close} onChoose={change} />
    </Section>
  );
}
