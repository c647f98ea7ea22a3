import { MiniRamp, Text } from "@tessera/ui";
import { lapis, minium } from "../sample-palettes.ts";
import { useTranslate } from "../use-translate.ts";
import type { Specimen } from "../specimen.ts";

export const specimen: Specimen = {
  name: "MiniRamp",
  states: {
    usual() {
      return (
        <Text style={{ display: "flex", alignItems: "center", gap: 16 }}>
          {useTranslate()("Colors", "Renkler")}
          <MiniRamp steps={minium} />
        </Text>
      );
    },
    card() {
      return <MiniRamp steps={lapis} size="card" style={{ maxWidth: 320 }} />;
    },
    foot() {
      return <MiniRamp steps={lapis} size="foot" style={{ maxWidth: 320, marginTop: 8 }} />;
    },
    column() {
      return (
        <div style={{ height: 240, width: 64 }}>
          <MiniRamp steps={minium} size="column" />
        </div>
      );
    },
  },
  probe({ probe }) {
    return <MiniRamp {...probe} steps={minium} />;
  },
  finds: [],
};
