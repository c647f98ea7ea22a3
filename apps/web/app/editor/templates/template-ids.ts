/** The templates of every plan. */
export const freeTemplates = ["dashboard", "sign-up", "pricing", "article", "components"] as const;

/** The templates of Pro. */
const proTemplates = [
  "ferry",
  "analytics",
  "table",
  "calendar",
  "kanban",
  "mail",
  "chat",
  "settings",
  "profile",
  "landing",
  "onboarding",
  "shop",
  "checkout",
  "booking",
  "docs",
  "recipe",
  "music",
  "bank",
  "files",
  "sky",
  "form",
  "states",
  "phones",
] as const;

/** The ids of all templates, in the order of the picker; the files of each are in its folder. */
export const templateIds = [...freeTemplates, ...proTemplates] as const;

/** The id of a template. */
export type TemplateId = (typeof templateIds)[number];
