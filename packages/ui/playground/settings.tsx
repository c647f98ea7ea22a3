import { SegmentedControl } from "@tessera/ui";
import type { PlaygroundAddress } from "./address.ts";
import { useTranslate } from "./use-translate.ts";

/** The controls for the settings of the whole playground. */
export function Settings({
  address,
  onChange,
}: {
  readonly address: PlaygroundAddress;
  readonly onChange: (address: PlaygroundAddress) => void;
}) {
  const translate = useTranslate();
  return (
    <>
      <SegmentedControl
        size="s"
        label={translate("Product", "Ürün")}
        segments={[
          { id: "main", text: translate("Main", "Ana ürün") },
          { id: "backoffice", text: translate("Backoffice", "Yönetim") },
        ]}
        value={address.product}
        onChange={(product) => onChange({ ...address, product })}
      />
      <SegmentedControl
        size="s"
        label={translate("Scheme", "Tema")}
        segments={[
          { id: "dark", text: translate("Dark", "Koyu") },
          { id: "light", text: translate("Light", "Açık") },
        ]}
        value={address.theme}
        onChange={(theme) => onChange({ ...address, theme })}
      />
      <SegmentedControl
        size="s"
        label={translate("Density", "Yoğunluk")}
        segments={[
          { id: "comfortable", text: translate("Comfortable", "Ferah") },
          { id: "compact", text: translate("Compact", "Sıkı") },
        ]}
        value={address.density}
        onChange={(density) => onChange({ ...address, density })}
      />
      <SegmentedControl
        size="s"
        label={translate("Language", "Dil")}
        segments={[
          { id: "en", text: "en" },
          { id: "tr", text: "tr" },
        ]}
        value={address.locale}
        onChange={(locale) => onChange({ ...address, locale })}
      />
    </>
  );
}
