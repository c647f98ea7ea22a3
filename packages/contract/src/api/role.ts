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

/** The roles that an invitation can give; only an owner gives the owner role, to a member. */
export const invitedRoles = ["viewer", "editor", "admin"] as const satisfies readonly Role[];
export type InvitedRole = (typeof invitedRoles)[number];

/** Returns whether a member may give a role to others, or change and remove those who have it. */
export function canManage(role: Role, other: Role): boolean {
  return isAtLeast(role, "admin") && isAtLeast(role, other);
}

/** Returns whether a role includes the rights of another role. */
export function isAtLeast(role: Role, least: Role): boolean {
  return roles.indexOf(role) >= roles.indexOf(least);
}
