import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import { Trans } from "@lingui/react/macro";
import { darkEnds, lightEnds, vividnesses, yellowBends, type Taste } from "@tessera/engine";
import { Section } from "#editor/panes/section.tsx";
import { TasteField } from "./taste-field.tsx";
import styles from "./taste-section.module.css";

type TasteTexts = {
  readonly [K in keyof Taste]: Readonly<Record<Taste[K], MessageDescriptor>>;
};

const texts: TasteTexts = {
  vividness: { muted: msg`Muted`, natural: msg`Natural`, vivid: msg`Vivid` },
  yellows: { plain: msg`Keep hue`, golden: msg`Shift to gold` },
  lightEnd: { soft: msg`Soft`, standard: msg`Standard`, bright: msg`Bright` },
  darkEnd: { soft: msg`Soft`, standard: msg`Standard`, deep: msg`Deep` },
};

/**
 * Edits the taste of the palettes; every choice keeps the base and the promises, and shows its
 * result.
 */
export function TasteSection() {
  return (
    <Section
      title={<Trans>Character</Trans>}
      aside={<Trans>every option keeps the contrast promises</Trans>}
    >
      <div className={styles.fields}>
        <TasteField name="vividness" choices={vividnesses} texts={texts.vividness} />
        <TasteField name="yellows" choices={yellowBends} texts={texts.yellows} />
        <TasteField name="lightEnd" choices={lightEnds} texts={texts.lightEnd} />
        <TasteField name="darkEnd" choices={darkEnds} texts={texts.darkEnd} />
      </div>
    </Section>
  );
}
