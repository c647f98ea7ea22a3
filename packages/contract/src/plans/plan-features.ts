import { fillText, type Locale, type LocalizedText } from "#sentences/locale.ts";
import type { Entitlements } from "./plan.ts";

/** A row of the list of features: its text for the entitlements of a plan; none for what it lacks. */
type FeatureRow = (entitlements: Entitlements) => LocalizedText | undefined;

const exportFormatNames = { css: "CSS", scss: "SCSS", figma: "Figma" } as const;

const rows: readonly FeatureRow[] = [
  ({ designSystems }) =>
    designSystems === 1
      ? { en: "1 design system", tr: "1 tasarım sistemi" }
      : count(designSystems, {
          en: "Up to {count} design systems",
          tr: "En fazla {count} tasarım sistemi",
        }),
  ({ members }) =>
    members === 1
      ? { en: "1 user", tr: "1 kullanıcı" }
      : count(members, { en: "{count} users", tr: "{count} kullanıcı" }),
  ({ hasAdvancedColor }) =>
    hasAdvancedColor
      ? { en: "Advanced color system", tr: "Gelişmiş renk sistemi" }
      : { en: "Basic color palette", tr: "Temel renk paleti" },
  ({ componentTemplates }) =>
    Number.isFinite(componentTemplates)
      ? count(componentTemplates, {
          en: "{count} component templates",
          tr: "{count} bileşen şablonu",
        })
      : { en: "Unlimited components", tr: "Sınırsız bileşen" },
  ({ exportFormats }) =>
    exportFormats === "all"
      ? { en: "Export to any platform", tr: "Her platforma dışa aktarma" }
      : fillBoth(
          { en: "Export to {formats}", tr: "{formats} biçimlerinde dışa aktarma" },
          { formats: exportFormats.map((id) => exportFormatNames[id]).join(", ") },
        ),
  ({ hasDarkMode }) =>
    hasDarkMode ? { en: "Dark mode generation", tr: "Koyu tema üretimi" } : undefined,
  ({ hasDesignTokens }) =>
    hasDesignTokens ? { en: "Design token support", tr: "Tasarım tokenı desteği" } : undefined,
  ({ support }) =>
    support === "priority"
      ? { en: "Priority support", tr: "Öncelikli destek" }
      : { en: "Standard support", tr: "Standart destek" },
  ({ versionHistoryDays }) =>
    count(versionHistoryDays, {
      en: "{count} days of version history",
      tr: "{count} günlük sürüm geçmişi",
    }),
];

/** Lists the features of a plan in a language, as its entitlements say. */
export function listFeatures(entitlements: Entitlements, locale: Locale): readonly string[] {
  return rows.flatMap((row) => row(entitlements)?.[locale] ?? []);
}

function count(value: number, text: LocalizedText): LocalizedText {
  return fillBoth(text, { count: value });
}

function fillBoth(text: LocalizedText, values: Readonly<Record<string, string | number>>) {
  return { en: fillText(text, "en", values), tr: fillText(text, "tr", values) };
}
