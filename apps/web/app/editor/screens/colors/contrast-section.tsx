import { Trans, useLingui } from "@lingui/react/macro";
import { contrastRatio, parseHexColor, type HexColor } from "@tessera/engine/color";
import { ColorField, HiddenText, Icon, printRatio } from "@tessera/ui";
import { Check, X } from "lucide-react";
import { useState, type ReactNode } from "react";
import { useDesign } from "#editor/draft/draft-context.tsx";
import { Section } from "#editor/panes/section.tsx";
import styles from "./contrast-section.module.css";

const white = parseHexColor("#ffffff") as HexColor;

/** Shows the contrast of any two colors; defaults to the base color on white. */
export function ContrastSection() {
  const { t, i18n } = useLingui();
  const [typedColor, setColor] = useState<HexColor>();
  const [second, setSecond] = useState(white);
  const base = useDesign(({ recipe }) => recipe.color.base);
  const color = typedColor ?? base;
  const contrast = contrastRatio(color, second);
  return (
    <Section title={t`Contrast`}>
      <div className={styles.colors}>
        <ColorField label={t`Color`} value={color} onChange={setColor} />
        <ColorField label={t`Second color`} value={second} onChange={setSecond} />
      </div>
      <div className={styles.result}>
        <span
          className={styles.sample}
          style={{ color, background: second }}
          aria-hidden="true"
        ></span>
        <output className={styles.ratio} aria-label={t`Contrast`}>
          {printRatio(contrast, i18n.locale)}
        </output>
        <ul className={styles.verdicts}>
          <Verdict isReached={contrast >= 7} text={t`long text, 7`} />
          <Verdict isReached={contrast >= 4.5} text={t`text, 4.5`} />
          <Verdict isReached={contrast >= 3} text={t`large text and controls, 3`} />
        </ul>
      </div>
    </Section>
  );
}

type VerdictProps = { readonly isReached: boolean; readonly text: ReactNode };

function Verdict({ isReached, text }: VerdictProps) {
  return (
    <li className={isReached ? styles.reached : styles.missed}>
      <Icon icon={isReached ? Check : X} sizePx={12} />
      <span>
        <HiddenText>{isReached ? <Trans>Passes for</Trans> : <Trans>Fails for</Trans>}</HiddenText>{" "}
        {text}
      </span>
    </li>
  );
}
