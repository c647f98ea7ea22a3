import { msg } from "@lingui/core/macro";
import type { MessageDescriptor } from "@lingui/core";

/** A whole screen that is drawn with the tokens of a design system only. */
export type Template = {
  readonly id: string;
  readonly title: MessageDescriptor;
  /** True when every plan has it. */
  readonly isFree: boolean;
};

/** Every template, in the order of the picker; its files are in the folder of its id. */
export const templates = [
  { id: "dashboard", title: msg`Dashboard`, isFree: true },
  { id: "sign-up", title: msg`Sign-up`, isFree: true },
  { id: "pricing", title: msg`Pricing`, isFree: true },
  { id: "article", title: msg`Article`, isFree: true },
  { id: "components", title: msg`Components`, isFree: true },
  { id: "ferry", title: msg`Timetable`, isFree: false },
  { id: "analytics", title: msg`Analytics`, isFree: false },
  { id: "table", title: msg`Data table`, isFree: false },
  { id: "calendar", title: msg`Calendar`, isFree: false },
  { id: "kanban", title: msg`Kanban`, isFree: false },
  { id: "mail", title: msg`Mail`, isFree: false },
  { id: "chat", title: msg`Chat`, isFree: false },
  { id: "settings", title: msg`Settings`, isFree: false },
  { id: "profile", title: msg`Profile`, isFree: false },
  { id: "landing", title: msg`Landing page`, isFree: false },
  { id: "onboarding", title: msg`Onboarding`, isFree: false },
  { id: "shop", title: msg`Shop`, isFree: false },
  { id: "checkout", title: msg`Checkout`, isFree: false },
  { id: "booking", title: msg`Booking`, isFree: false },
  { id: "docs", title: msg`Documentation`, isFree: false },
  { id: "recipe", title: msg`Cooking recipe`, isFree: false },
  { id: "music", title: msg`Music player`, isFree: false },
  { id: "bank", title: msg`Bank account`, isFree: false },
  { id: "files", title: msg`File manager`, isFree: false },
  { id: "sky", title: msg`Observatory`, isFree: false },
  { id: "form", title: msg`Form with validation`, isFree: false },
  { id: "states", title: msg`Empty and error states`, isFree: false },
  { id: "phones", title: msg`Mobile app`, isFree: false },
] as const satisfies readonly Template[];

/** The id of a template. */
export type TemplateId = (typeof templates)[number]["id"];

/** The template that is shown before another one is chosen. */
export const firstTemplate = templates[0];

/** Returns the template of an id, if there is one. */
export function findTemplate(id: string | null | undefined): Template | undefined {
  return templates.find((template) => template.id === id);
}
