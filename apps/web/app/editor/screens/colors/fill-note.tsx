import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import { useLingui } from "@lingui/react/macro";
import { explainFill, readRamp, type FillReason } from "@tessera/engine";
import { Text } from "@tessera/ui";
import { useDesign } from "#editor/draft/draft-context.tsx";
import { usePreviewModes } from "#editor/preview/preview-modes.ts";
import styles from "./fill-note.module.css";

const reasons: Readonly<Record<FillReason, MessageDescriptor>> = {
  grey: msg`A mid-gray button would look disabled.`,
  strict: msg`It is the nearest step with 3:1 on every surface.`,
  highContrast: msg`It is the nearest step with 4.5:1 on every surface.`,
  dark: msg`The base color is hard to see on a dark page.`,
};

/** Shows which color the solid fill of a palette has in the preview's modes, and why, if it is not the base color. */
export function FillNote({ palette }: { readonly palette: string }) {
  const { t, i18n } = useLingui();
  const { modes } = usePreviewModes();
  const hex = useDesign((design) => explainFill(design, palette, modes)?.hex);
  const reason = useDesign((design) => explainFill(design, palette, modes)?.reason);
  const step = useDesign(
    (design) => hex && readRamp(design, palette).find((each) => each.hex === hex)?.step,
  );
  if (hex === undefined || reason === undefined) return null;
  const isButton = palette === "primary";
  const color = isButton ? t`Buttons are ${hex}.` : t`The fill is ${hex}.`;
  const place = isButton ? t`Buttons use step ${step}.` : t`The fill uses step ${step}.`;
  return (
    <Text size="label" tone="muted" className={styles.note}>
      {step === undefined ? color : place} {i18n._(reasons[reason])}
    </Text>
  );
}
