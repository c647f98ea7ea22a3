import { ColorField, type ColorFieldProps } from "@tessera/ui";
import { lapis, useNotedColor } from "../sample-color.ts";
import { useTranslate } from "../use-translate.ts";
import type { Specimen } from "../specimen.ts";

function BaseColor(props: Partial<ColorFieldProps>) {
  const label = useTranslate()("Base color", "Ana renk");
  const [color, notes] = useNotedColor();
  return (
    <div style={{ maxWidth: 320 }}>
      <ColorField label={label} {...props} {...color} />
      {notes}
    </div>
  );
}

export const specimen: Specimen = {
  name: "ColorField",
  states: {
    usual() {
      return <BaseColor />;
    },
    rgb() {
      return <BaseColor notation="rgb" />;
    },
    hsl() {
      return <BaseColor notation="hsl" />;
    },
    oklch() {
      return <BaseColor notation="oklch" />;
    },
    described() {
      return (
        <BaseColor
          description={useTranslate()("The ramp is made from it.", "Renk skalası bundan üretilir.")}
        />
      );
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
    "without-swatch"() {
      return <BaseColor hasSwatch={false} size="l" />;
    },
    disabled() {
      return <BaseColor isDisabled />;
    },
    "read-only"() {
      return <BaseColor isReadOnly />;
    },
  },
  probe({ probe }) {
    return (
      <ColorField
        {...probe}
        label={useTranslate()("Base color", "Ana renk")}
        value={lapis}
        onChange={() => undefined}
      />
    );
  },
  finds: [{ role: "textbox", name: { en: "Base color", tr: "Ana renk" } }],
  keys: [
    { keys: ["ControlOrMeta+a", "r", "e", "d"], notes: "#ff0000" },
    { keys: ["ControlOrMeta+a", "#", "0", "9", "f", "Enter"], notes: "#0099ff" },
    { keys: ["ControlOrMeta+a", "t", "a", "n", "Escape"], notes: "#2447b8" },
  ],
};
