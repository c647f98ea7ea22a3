import { HelpBox } from "@tessera/ui";
import { useTranslate } from "../use-translate.ts";
import type { Specimen } from "../specimen.ts";

export const specimen: Specimen = {
  name: "HelpBox",
  states: {
    usual() {
      return <HelpBox email="help@tessera.example" />;
    },
    "long-address"() {
      const email = useTranslate()(
        "customer-support-for-design-system-teams@mail.tessera.example",
        "tasarim-sistemi-ekipleri-icin-musteri-destegi@posta.tessera.example",
      );
      return <HelpBox email={email} />;
    },
  },
  probe({ probe }) {
    return <HelpBox {...probe} email="help@tessera.example" />;
  },
  finds: [
    {
      role: "link",
      name: { en: "help@tessera.example", tr: "help@tessera.example" },
    },
  ],
  sameInBoth: ["help@tessera.example"],
};
