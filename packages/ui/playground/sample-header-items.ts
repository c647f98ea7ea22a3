import type { HeaderItem } from "@tessera/ui";
import { useTranslate } from "./use-translate.ts";

/** The public pages, as items of sample headers. */
export function useSampleHeaderItems(): readonly HeaderItem[] {
  const translate = useTranslate();
  return [
    {
      title: translate("Features", "Özellikler"),
      children: [
        { title: translate("All features", "Bütün özellikler"), href: "#features" },
        {
          title: "Blog",
          href: "#blog",
          description: translate("How the engine works, and why", "Motor nasıl çalışır ve neden"),
        },
        {
          title: translate("Video training", "Video eğitimi"),
          description: translate("Comes with the Pro plan", "Pro planla gelir"),
        },
      ],
    },
    { title: translate("Docs", "Dokümanlar") },
    { title: translate("Pricing", "Fiyatlar"), href: "#pricing" },
  ];
}
