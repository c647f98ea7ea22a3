import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import { Trans, useLingui } from "@lingui/react/macro";
import { type Taste, listTasteColors } from "@tessera/engine";
import { Section } from "#editor/panes/section.tsx";
import styles from "./taste-section.module.css";
import { type HexColor, hslOf, parseHexColor } from "@tessera/engine/color";
import { MiniRamp } from "@tessera/ui";
import { useId } from "react";
import { useDesign } from "#editor/draft/draft-context.tsx";
import { NewDefaultOffer } from "#editor/fields/new-default-offer.tsx";
import { useDecision } from "#editor/fields/use-decision.ts";

type TasteTexts = {
  readonly [K in keyof Taste]: Readonly<Record<Taste[K], MessageDescriptor>>;
};

/** The choices of each setting, in their order, with their texts. */
const texts: TasteTexts = {
  vividness: { muted: msg`Muted`, natural: msg`Natural`, vivid: msg`Vivid` },
  hueShift: { none: msg`Keep hue`, natural: msg`Natural`, strong: msg`Strong` },
  yellows: { plain: msg`Keep hue`, golden: msg`Shift to gold` },
  lightEnd: { soft: msg`Soft`, standard: msg`Standard`, bright: msg`Bright` },
  darkEnd: { soft: msg`Soft`, standard: msg`Standard`, deep: msg`Deep` },
};

/**
 * Edits some settings of the taste of the palettes; every choice keeps the base and the promises, and
 * shows its result.
 */
export function TasteSection({ names }: { readonly names: readonly (keyof Taste)[] }) {
  return (
    <Section
      title={<Trans>Character</Trans>}
      aside={<Trans>every option keeps the contrast promises</Trans>}
    >
      <div className={styles.fields}>
        {names.map((name) => (
          <TasteField key={name} name={name} />
        ))}
      </div>
    </Section>
  );
}

/** Shows one taste setting; each choice is beside the palette that it generates. */
function TasteField({ name }: { readonly name: keyof Taste }) {
  const { i18n } = useLingui();
  const path = `color/advanced/taste/${name}` as const;
  const { label, value, canEdit, change } = useDecision(path);
  const group = useId();
  const choices = Object.entries<MessageDescriptor>(texts[name]);
  const ramps = useDesign(({ recipe: { color } }) => {
    const { taste, stepNames } = color.advanced;
    const base = sampleBaseOf(name, color.base);
    return choices.map(([choice]) =>
      rampOf(base, listTasteColors(base, stepNames.length, { ...taste, [name]: choice })),
    );
  });
  function printChoice(searched: unknown): string {
    const found = choices.find(([choice]) => choice === searched);
    return found ? i18n._(found[1]) : "";
  }
  return (
    <div>
      <fieldset>
        <legend className={styles.legend}>{label}</legend>
        {choices.map(([choice, text], index) => (
          <label key={choice} className={styles.choice}>
            <input
              type="radio"
              name={group}
              checked={value === choice}
              disabled={!canEdit}
              onChange={() => change(choice)}
            />
            <span>{i18n._(text)}</span>
            <MiniRamp className={styles.ramp} steps={ramps[index] ?? []} />
          </label>
        ))}
      </fieldset>
      <NewDefaultOffer path={path} print={printChoice} />
    </div>
  );
}

function rampOf(base: HexColor, colors: readonly HexColor[]) {
  return colors.map((hex, step) => ({ step, hex, isBase: hex === base }));
}

/** A yellow whose steps show hue shifts; Saffron of the starter palettes. */
const yellow = parseHexColor("#e2a610") as HexColor;

/** The RGB hues between which colors are yellow enough for a hue shift, in degrees. */
const yellowHues = { from: 35, to: 70 };

/** The smallest channel range of a color with a visible hue shift, from 0 to 1. */
const leastRange = 48 / 255;

/** Returns the base that shows a taste best: the project's own, or a yellow for shifts of hue. */
function sampleBaseOf(taste: keyof Taste, base: HexColor): HexColor {
  const isShift = taste === "hueShift" || taste === "yellows";
  return isShift && !isYellow(base) ? yellow : base;
}

function isYellow(hex: HexColor): boolean {
  const { h, s, l } = hslOf(hex);
  const range = s * (1 - Math.abs(2 * l - 1));
  return range >= leastRange && h >= yellowHues.from && h <= yellowHues.to;
}
