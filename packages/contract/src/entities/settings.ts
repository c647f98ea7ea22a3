import { z } from "zod";
import { locales } from "#sentences/locale.ts";

const theme = {
  product: z.enum(["main", "backoffice"]).exactOptional(),
  colorScheme: z.enum(["dark", "light", "system"]).exactOptional(),
  densityMode: z.enum(["comfortable", "compact"]).exactOptional(),
  contentDirection: z.enum(["vertical", "horizontal"]).exactOptional(),
  contentWidth: z.enum(["compact", "full"]).exactOptional(),
  navigationType: z.enum(["expanded", "collapsed"]).exactOptional(),
};

/** The settings of the theme that a user has chosen; the others keep the values of each browser. */
export type ThemeSettings = z.output<z.ZodObject<typeof theme>>;

/** Whether each kind of notification is mailed too, except invitations, which always are; the others keep their default. */
const notificationMails = z.strictObject({
  saved: z.boolean().exactOptional(),
  role: z.boolean().exactOptional(),
  plan: z.boolean().exactOptional(),
});
export type NotificationMails = z.output<typeof notificationMails>;

/** The notifications that are mailed to users who have made no choice. */
export const notificationMailDefaults: Readonly<Required<NotificationMails>> = {
  saved: false,
  role: true,
  plan: true,
};

/** The settings of a user in every browser. */
export const settingsSchema = z.strictObject({
  locale: z.enum(locales),
  ...theme,
  notifications: notificationMails.exactOptional(),
});

/** Changed settings. */
export const changedSettingsSchema = settingsSchema.extend({
  locale: z.enum(locales).exactOptional(),
});
export type ChangedSettings = z.output<typeof changedSettingsSchema>;
