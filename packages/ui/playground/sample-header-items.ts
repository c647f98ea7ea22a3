import type { HeaderItem } from "@tessera/ui";
import { useSay } from "./say.ts";

/** The public pages, as items of sample headers. */
export function useSampleHeaderItems(): readonly HeaderItem[] {
  const say = useSay();
  return [
    {
      title: say("Features", "Özellikler"),
      children: [
        { title: say("All features", "Bütün özellikler"), href: "#features" },
        {
          title: "Blog",
          href: "#blog",
          description: say("How the engine works, and why", "Motor nasıl çalışır ve neden"),
        },
        {
          title: say("Video training", "Video eğitimi"),
          description: say("Comes with the Pro plan", "Pro planla gelir"),
        },
      ],
    },
    { title: say("Docs", "Dokümanlar") },
    { title: say("Pricing", "Fiyatlar"), href: "#pricing" },
  ];
}
