import { Text, type TextProps } from "@tessera/ui";
import { useTranslate } from "../use-translate.ts";
import type { Specimen } from "../specimen.ts";

const tones = ["muted", "faint", "success", "warning", "danger", "info"] as const;

export const specimen: Specimen = {
  name: "Text",
  states: {
    usual() {
      return <Sentence />;
    },
    label() {
      return <Sentence size="label" />;
    },
    lead() {
      return <Sentence size="lead" />;
    },
    mono() {
      return <Text size="mono">--color-primary-500</Text>;
    },
    ...Object.fromEntries(tones.map((tone) => [tone, () => <Sentence tone={tone} />])),
  },
  probe({ probe }) {
    return <Sentence {...probe} />;
  },
  finds: [],
  sameInBoth: ["--color-primary-500"],
};

function Sentence(props: TextProps) {
  return (
    <Text {...props}>
      {useTranslate()(
        "Your color goes on the step that fits it, byte for byte.",
        "Renginiz, bayt bayt, kendisine uyan basamağa yerleşir.",
      )}
    </Text>
  );
}
