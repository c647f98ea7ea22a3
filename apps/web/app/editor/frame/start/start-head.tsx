import { Trans, useLingui } from "@lingui/react/macro";
import type { HexColor } from "@tessera/engine/color";
import { Button, ColorField, Heading, Icon, Text } from "@tessera/ui";
import { ImagePlus } from "lucide-react";
import { useState } from "react";
import { importPart } from "#editor/later-parts/import-part.ts";
import { lazyPart } from "#lazy-part/lazy-part.tsx";
import styles from "./start.module.css";

const ImageDialog = lazyPart(
  async () =>
    (await importPart(import("#editor/screens/colors/from-image/image-dialog.tsx"))).ImageDialog,
);

type StartHeadProps = {
  readonly base: HexColor;
  readonly onChange: (base: HexColor) => void;
};

/** Shows what the page is for, and the color of all starting points: typed, picked or from an image. */
export function StartHead({ base, onChange }: StartHeadProps) {
  const { t } = useLingui();
  const [isOpen, setIsOpen] = useState(false);
  const close = () => setIsOpen(false);
  return (
    <div className={styles.head}>
      <div className={styles.claim}>
        <Heading level={1} size="figure">
          <Trans>Pick a starting point</Trans>
        </Heading>
        <Text tone="muted">
          <Trans>Six systems in your color. You can change everything later.</Trans>
        </Text>
      </div>
      <span className={styles.label} aria-hidden="true">
        <Trans>Your color</Trans>
      </span>
      <ColorField
        aria-label={t`Your color`}
        size="l"
        value={base}
        onChange={onChange}
        className={styles.color}
      />
      <Button size="l" onPress={() => setIsOpen(true)}>
        <Icon icon={ImagePlus} />
        <Trans>From an image</Trans>
      </Button>
      <ImageDialog isOpen={isOpen} onClose={close} onFailure={close} onChoose={onChange} />
    </div>
  );
}
