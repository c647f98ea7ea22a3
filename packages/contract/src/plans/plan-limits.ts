import { fillText, type LocalizedText, type TextValues } from "#sentences/locale.ts";
import { freeOrganizationsPerOwner, planIds, plans, type PlanId } from "./plan.ts";

/** The messages of plan limits; `{plan}` is the plan's name, `{count}` how many it allows. */
const limitTexts = {
  designSystems: {
    en: "You’ve reached the {plan} plan’s limit for design systems: {count}.",
    tr: "{plan} planının tasarım sistemi sınırına ulaştınız: {count}.",
  },
  members: {
    en: "You’ve reached the {plan} plan’s limit for members and invitations: {count}.",
    tr: "{plan} planının üye ve davet sınırına ulaştınız: {count}.",
  },
  writableMembers: {
    en: "The {plan} plan’s limit for members who can edit is reached: {count}. You can still see and export everything.",
    tr: "{plan} planında düzenleyebilen üye sınırına ulaşıldı: {count}. Her şeyi görüntüleyip dışa aktarabilirsiniz.",
  },
  ownedByMember: {
    en: "This member already owns {count} organizations on the {plan} plan.",
    tr: "Bu üye {plan} planında zaten {count} kuruluşun sahibi.",
  },
  freeOrganizations: {
    en: "You can own up to {count} organizations on the {plan} plan.",
    tr: "{plan} planında en fazla {count} kuruluşun sahibi olabilirsiniz.",
  },
  hasAdvancedColor: {
    en: "Pinned colors, extra palettes, contrast targets and wide-gamut colors aren’t included in the {plan} plan.",
    tr: "Sabitlenmiş renkler, ek paletler, kontrast hedefleri ve geniş gamutlu renkler {plan} planına dahil değil.",
  },
  hasDesignTokens: {
    en: "Custom tokens and aliases aren’t included in the {plan} plan.",
    tr: "Özel tokenlar ve takma adlar {plan} planına dahil değil.",
  },
  hasDarkMode: {
    en: "Dark mode isn’t included in the {plan} plan.",
    tr: "Koyu tema {plan} planına dahil değil.",
  },
  exportFormats: {
    en: "This export format isn’t included in the {plan} plan.",
    tr: "Bu dışa aktarma biçimi {plan} planına dahil değil.",
  },
  hasApiKeyWrites: {
    en: "Changes through API keys aren’t included in the {plan} plan.",
    tr: "API anahtarıyla değişiklik yapmak {plan} planına dahil değil.",
  },
} as const satisfies Record<string, LocalizedText>;

/** A limit of a plan. */
export type PlanLimit = keyof typeof limitTexts;

const counts: Readonly<Partial<Record<PlanLimit, (planId: PlanId) => number>>> = {
  designSystems: (planId) => plans[planId].entitlements.designSystems,
  members: (planId) => plans[planId].entitlements.members,
  writableMembers: (planId) => plans[planId].entitlements.members,
  ownedByMember: () => freeOrganizationsPerOwner,
  freeOrganizations: () => freeOrganizationsPerOwner,
};

const lifted: LocalizedText = {
  en: "Upgrade to {plan} to continue.",
  tr: "Devam etmek için {plan} planına geçin.",
};
const final: LocalizedText = {
  en: "No plan allows more.",
  tr: "Daha fazlasını sunan bir plan yok.",
};

/** Returns the values of the message `planLimit`: the limit, and the plan that raises it. */
export function planLimitValues(limit: PlanLimit, planId: PlanId): TextValues {
  const next = planIds[planIds.indexOf(planId) + 1];
  return {
    limit: fillBoth(limitTexts[limit], {
      plan: plans[planId].name,
      count: counts[limit]?.(planId) ?? 0,
    }),
    remedy: next === undefined ? final : fillBoth(lifted, { plan: plans[next].name }),
  };
}

function fillBoth(text: LocalizedText, values: TextValues): LocalizedText {
  return { en: fillText(text, "en", values), tr: fillText(text, "tr", values) };
}
