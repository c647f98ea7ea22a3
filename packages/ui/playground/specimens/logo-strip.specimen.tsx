import { LogoStrip } from "@tessera/ui";
import { useTranslate } from "../use-translate.ts";
import type { Specimen } from "../specimen.ts";

export const specimen: Specimen = {
  name: "LogoStrip",
  states: {
    usual() {
      return <LogoStrip />;
    },
    few() {
      const translate = useTranslate();
      return (
        <LogoStrip
          aria-label={translate("Formats of the Free plan", "Ücretsiz planın biçimleri")}
          names={["CSS", "SCSS", "Figma"]}
        />
      );
    },
  },
  probe({ probe }) {
    return <LogoStrip {...probe} />;
  },
  finds: [
    { role: "region", name: { en: "Supported technologies", tr: "Desteklenen teknolojiler" } },
  ],
};
