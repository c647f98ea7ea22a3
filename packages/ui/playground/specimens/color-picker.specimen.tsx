import {
  Button,
  ColorPicker,
  type ColorPickerProps,
  type ColorSwatch,
  Popover,
  PopoverTrigger,
} from "@tessera/ui";
import { lapis, useNotedColor } from "../sample-color.ts";
import { useTranslate } from "../use-translate.ts";
import type { Specimen } from "../specimen.ts";

function useSwatches(): readonly ColorSwatch[] {
  const translate = useTranslate();
  return [
    { color: "#d9480f", name: translate("Minium", "Sülüğen") },
    { color: "#e2a610", name: translate("Saffron", "Safran") },
    { color: "#2f8f6b", name: translate("Verdigris", "Bakır yeşili") },
    { color: "#2447b8", name: translate("Lapis", "Laciverttaşı") },
    { color: "#6b2d4f", name: translate("Porphyry", "Porfir") },
  ].map(({ color, name }) => ({ color: color as ColorSwatch["color"], name }));
}

function BaseColor(props: Partial<ColorPickerProps>) {
  const label = useTranslate()("Base color", "Ana renk");
  const [color, notes] = useNotedColor(props.value);
  return (
    <div style={{ maxWidth: 348 }}>
      <ColorPicker label={label} {...props} {...color} />
      {notes}
    </div>
  );
}

export const specimen: Specimen = {
  name: "ColorPicker",
  states: {
    usual() {
      return <BaseColor swatches={useSwatches()} />;
    },
    rgb() {
      return <BaseColor defaultNotation="rgb" />;
    },
    hsl() {
      return <BaseColor defaultNotation="hsl" />;
    },
    oklch() {
      return <BaseColor defaultNotation="oklch" />;
    },
    grey() {
      return <BaseColor value={"#808080" as ColorPickerProps["value"]} defaultNotation="hsl" />;
    },
    invalid() {
      return (
        <BaseColor
          errorMessage={useTranslate()(
            "Too pale for text on white.",
            "Beyaz üstünde metin için fazla açık.",
          )}
        />
      );
    },
    disabled() {
      return <BaseColor isDisabled swatches={useSwatches()} />;
    },
    "in-popover"() {
      const translate = useTranslate();
      const swatches = useSwatches();
      return (
        <PopoverTrigger>
          <Button>{translate("Change the base color", "Ana rengi değiştir")}</Button>
          <Popover label={translate("Base color", "Ana renk")}>
            <BaseColor swatches={swatches} />
          </Popover>
        </PopoverTrigger>
      );
    },
  },
  probe({ probe }) {
    return (
      <ColorPicker
        {...probe}
        label={useTranslate()("Base color", "Ana renk")}
        value={lapis}
        onChange={() => undefined}
      />
    );
  },
  finds: [
    { role: "group", name: { en: "Base color", tr: "Ana renk" } },
    { role: "textbox", name: { en: "Color", tr: "Renk" } },
    { role: "slider", name: { en: "Lightness and chroma", tr: "Açıklık ve kroma" } },
    { role: "slider", name: { en: "Hue", tr: "Renk tonu" } },
    { role: "radiogroup", name: { en: "Swatches", tr: "Renk örnekleri" } },
    { role: "radio", name: { en: "Verdigris", tr: "Bakır yeşili" } },
  ],
  keys: [
    {
      on: { role: "radio", name: { en: "Minium", tr: "Sülüğen" } },
      keys: ["ArrowRight", "Enter"],
      notes: "#e2a610",
    },
  ],
  sameInBoth: ["Hex", "RGB", "HSL", "OKLCH"],
};
