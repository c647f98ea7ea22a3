import { useMemo } from "react";
import { useTranslate } from "./use-translate.ts";

/** A version of a design system, as a history lists it. */
export type SampleVersion = {
  readonly number: number;
  readonly author: string;
  readonly kind: string;
  readonly change: string;
  readonly tokenCount: number | null;
  readonly isPinned: boolean;
  readonly savedAt: Date;
};

/** The authors of the samples; names are the same in every language. */
export const authors = ["Elif Yıldız", "Deniz Aksoy", "Işık Çetin", "Şule Güneş", "Çağan İnce"];

const hourMs = 3_600_000;
const lastSave = Date.parse("2026-11-20T15:30:00Z");

/** Returns a history of 34 versions, the newest first, in the page's language. */
export function useSampleVersions(): readonly SampleVersion[] {
  const translate = useTranslate();
  return useMemo(() => {
    const changes = [
      { kind: "color", change: translate("Base color to #2f8f6b", "Ana renk #2f8f6b oldu") },
      {
        kind: "typography",
        change: translate("Type ratio to a major third", "Yazı oranı büyük üçlü"),
      },
      { kind: "spacing", change: translate("Spacing unit to 4 px", "Boşluk birimi 4 px oldu") },
      { kind: "color", change: translate("Danger pinned in dark", "Tehlike rengi koyuda sabit") },
    ] as const;
    return Array.from({ length: 34 }, (_, index) => ({
      number: 34 - index,
      author: authors[(index * 3) % authors.length] ?? "",
      ...(changes[index % changes.length] ?? changes[0]),
      tokenCount: index % 8 === 5 ? null : ((index * 37) % 113) + 1,
      isPinned: index % 8 === 3,
      savedAt: new Date(lastSave - index * 17 * hourMs),
    }));
  }, [translate]);
}
