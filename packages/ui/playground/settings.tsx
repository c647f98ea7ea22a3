import { SegmentedControl } from "@tessera/ui";
import type { PlaygroundAddress } from "./address.ts";
import { useSay } from "./say.ts";

/** The controls for the settings of the whole playground. */
export function Settings({
  address,
  onChange,
}: {
  readonly address: PlaygroundAddress;
  readonly onChange: (address: PlaygroundAddress) => void;
}) {
  const say = useSay();
  return (
    <>
      <SegmentedControl
        size="s"
        label={say("Product", "Ürün")}
        segments={[
          { id: "main", text: say("Main", "Ana ürün") },
          { id: "backoffice", text: say("Backoffice", "Yönetim") },
        ]}
        value={address.product}
        onChange={(product) => onChange({ ...address, product })}
      />
      <SegmentedControl
        size="s"
        label={say("Scheme", "Tema")}
        segments={[
          { id: "dark", text: say("Dark", "Koyu") },
          { id: "light", text: say("Light", "Açık") },
        ]}
        value={address.theme}
        onChange={(theme) => onChange({ ...address, theme })}
      />
      <SegmentedControl
        size="s"
        label={say("Density", "Yoğunluk")}
        segments={[
          { id: "comfortable", text: say("Comfortable", "Ferah") },
          { id: "compact", text: say("Compact", "Sıkı") },
        ]}
        value={address.density}
        onChange={(density) => onChange({ ...address, density })}
      />
      <SegmentedControl
        size="s"
        label={say("Language", "Dil")}
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
