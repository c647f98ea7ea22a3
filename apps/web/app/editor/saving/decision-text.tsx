import { Trans, useLingui } from "@lingui/react/macro";
import { aboutDecision, type DecisionPath, parseHexColor } from "@tessera/engine";
import { Swatch } from "@tessera/ui";
import { useDesign } from "#editor/draft/draft-context.tsx";
import styles from "./collisions.module.css";
import { printDecision } from "./print-decision.ts";

type DecisionTextProps = { readonly path: DecisionPath; readonly value: unknown };

/** Shows the value of a decision as a short text, a color with its swatch. */
export function DecisionText({ path, value }: DecisionTextProps) {
  const { i18n } = useLingui();
  const unitPx = useDesign(({ recipe }) => recipe.spacing.unitPx);
  const text = printDecision(i18n, value, path, unitPx);
  const color = parseHexColor(text ?? "");
  return (
    <span className={styles.text}>
      {color && <Swatch color={color} />}
      {text ??
        (isOfExtraPalette(path) ? <Trans>no palette</Trans> : <Trans>generated value</Trans>)}
    </span>
  );
}

/**
 * Returns whether a decision belongs to an extra palette. Without it the palette is missing; other
 * absent values are generated.
 */
function isOfExtraPalette(path: DecisionPath): boolean {
  const { kind } = aboutDecision(path);
  return kind === "paletteBase" || kind === "paletteRoles";
}
