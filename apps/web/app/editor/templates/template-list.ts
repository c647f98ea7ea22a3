import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import { freeTemplates, templateIds, type TemplateId } from "./template-ids.ts";

/** A whole screen that is drawn with the tokens of a design system only. */
export type Template = {
  readonly id: TemplateId;
  readonly title: MessageDescriptor;
  /** True when every plan has it. */
  readonly isFree: boolean;
};

const titles: Readonly<Record<TemplateId, MessageDescriptor>> = {
  dashboard: msg`Dashboard`,
  "sign-up": msg`Sign-up`,
  pricing: msg`Pricing`,
  article: msg`Article`,
  components: msg`Components`,
  ferry: msg`Timetable`,
  analytics: msg`Analytics`,
  table: msg`Data table`,
  calendar: msg`Calendar`,
  kanban: msg`Kanban`,
  mail: msg`Inbox`,
  chat: msg`Chat`,
  settings: msg`Settings`,
  profile: msg`Profile`,
  landing: msg`Landing page`,
  onboarding: msg`Onboarding`,
  shop: msg`Shop`,
  checkout: msg`Checkout`,
  booking: msg`Booking`,
  docs: msg`Documentation`,
  recipe: msg`Cooking recipe`,
  music: msg`Music player`,
  bank: msg`Bank account`,
  files: msg`File manager`,
  sky: msg`Observatory`,
  form: msg`Form with validation`,
  states: msg`Empty and error states`,
  phones: msg`Mobile app`,
};

/** Every template, in the order of the picker. */
export const templates: readonly Template[] = templateIds.map((id) => ({
  id,
  title: titles[id],
  isFree: freeTemplates.some((free) => free === id),
}));

/** The template that is shown before another one is chosen. */
export const firstTemplate = templates[0];

/** Returns the template of an id, if there is one. */
export function findTemplate(id: string | undefined): Template | undefined {
  return templates.find((template) => template.id === id);
}
