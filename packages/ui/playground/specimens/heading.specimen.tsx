import { Heading, type HeadingProps, type HeadingSize } from "@tessera/ui";
import { useTranslate } from "../use-translate.ts";
import type { Specimen } from "../specimen.ts";

const sizes: readonly HeadingSize[] = [
  "section",
  "hero",
  "page",
  "teaser",
  "figure",
  "tile",
  "pane",
  "part",
];

export const specimen: Specimen = {
  name: "Heading",
  states: {
    ...Object.fromEntries(
      sizes.map((size) => [size === "section" ? "usual" : size, () => <Claim size={size} />]),
    ),
    price() {
      return (
        <Heading level={2} size="price">
          {useTranslate()("$8.25", "8,25 $")}
        </Heading>
      );
    },
    "long-word"() {
      return (
        <Heading level={2} size="hero">
          {useTranslate()("Internationalization", "Uluslararasılaştırılabilirlik")}
        </Heading>
      );
    },
  },
  probe({ probe }) {
    return <Claim {...probe} size="section" />;
  },
  finds: [
    {
      role: "heading",
      name: { en: "Every step carries a promise.", tr: "Her basamak bir söz taşır." },
    },
  ],
};

function Claim(props: Omit<HeadingProps, "level">) {
  return (
    <Heading level={2} {...props}>
      {useTranslate()("Every step carries a promise.", "Her basamak bir söz taşır.")}
    </Heading>
  );
}
