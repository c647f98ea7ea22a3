import type { Organization } from "@tessera/contract";

/**
 * Returns the organization of a page: the one in its address, else the last chosen one, else the
 * oldest. Returns undefined if the user has none, or is no member of the one in the address.
 */
export function chooseOrganization(
  organizations: readonly Organization[],
  addressedSlug: string | undefined,
  storedId: string | undefined,
): Organization | undefined {
  if (addressedSlug !== undefined) return organizations.find(({ slug }) => slug === addressedSlug);
  return organizations.find(({ id }) => id === storedId) ?? organizations[0];
}

/** Returns the current slug of the organization that had a slug before; undefined while one has it. */
export function findRenamed(
  organizations: readonly Organization[],
  slug: string | undefined,
): string | undefined {
  if (slug === undefined || organizations.some((one) => one.slug === slug)) return undefined;
  return organizations.find(({ formerSlugs }) => formerSlugs.includes(slug))?.slug;
}
