import { fillText, type LocalizedText, type TextValues } from "./locale.ts";
import { freeOrganizationsPerOwner, planIds, plans, type PlanId } from "./plan.ts";

/** What is said where a plan ends; `{plan}` is its name, `{count}` how many it allows. */
const limitTexts = {
  designSystems: {
    en: "The number of design systems on the {plan} plan is limited to {count}.",
    tr: "{plan} planında tasarım sistemi sayısı {count} ile sınırlı.",
  },
  freeOrganizations: {
    en: "The number of organizations that one person owns on the {plan} plan is limited to {count}.",
    tr: "Bir kişinin {plan} planında sahip olduğu kuruluş sayısı {count} ile sınırlı.",
  },
  hasAdvancedColor: {
    en: "Colors pinned by hand, more palettes and wide colors are not part of the {plan} plan.",
    tr: "Elle sabitlenen renkler, ek paletler ve geniş renkler {plan} planında yok.",
  },
  hasDesignTokens: {
    en: "Custom tokens and aliases are not part of the {plan} plan.",
    tr: "Özel tokenlar ve takma adlar {plan} planında yok.",
  },
  hasDarkMode: {
    en: "The dark scheme is not part of the {plan} plan.",
    tr: "Koyu tema {plan} planında yok.",
  },
  exportFormats: {
    en: "This export format is not part of the {plan} plan.",
    tr: "Bu dışa aktarma biçimi {plan} planında yok.",
  },
} as const satisfies Record<string, LocalizedText>;

/** What a plan can run out of. */
export type PlanLimit = keyof typeof limitTexts;

const counts: Readonly<Partial<Record<PlanLimit, (planId: PlanId) => number>>> = {
  designSystems: (planId) => plans[planId].entitlements.designSystems,
  freeOrganizations: () => freeOrganizationsPerOwner,
};

const lifted: LocalizedText = { en: "{plan} lifts this limit.", tr: "{plan} bu sınırı kaldırır." };
const final: LocalizedText = { en: "No plan goes further.", tr: "Daha fazlasını veren plan yok." };

/** What fills the message of the error `planLimit`: the limit that was reached, and the plan that lifts it. */
export function planLimitValues(limit: PlanLimit, planId: PlanId): TextValues {
  const next = planIds[planIds.indexOf(planId) + 1];
  return {
    limit: filled(limitTexts[limit], {
      plan: plans[planId].name,
      count: counts[limit]?.(planId) ?? 0,
    }),
    remedy: next === undefined ? final : filled(lifted, { plan: plans[next].name }),
  };
}

function filled(text: LocalizedText, values: TextValues): LocalizedText {
  return { en: fillText(text, "en", values), tr: fillText(text, "tr", values) };
}
