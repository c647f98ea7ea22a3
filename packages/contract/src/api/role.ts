import type { LocalizedText } from "#sentences/locale.ts";

/** The roles of an organization's members, from the weakest to the strongest. */
export const roles = ["viewer", "editor", "admin", "owner"] as const;
export type Role = (typeof roles)[number];

/** The names of the roles. */
export const roleNames: Readonly<Record<Role, LocalizedText>> = {
  viewer: { en: "viewer", tr: "görüntüleyici" },
  editor: { en: "editor", tr: "düzenleyici" },
  admin: { en: "admin", tr: "yönetici" },
  owner: { en: "owner", tr: "sahip" },
};

/** Returns whether a role includes the rights of another role. */
export function isAtLeast(role: Role, least: Role): boolean {
  return roles.indexOf(role) >= roles.indexOf(least);
}
