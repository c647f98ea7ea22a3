import type { Organization } from "@tessera/contract";

/**
 * The organization that a page is about: the one its address names, else the one chosen last, else the oldest.
 * Undefined when there is none, or when the address names one that the person is no member of.
 */
export function chooseOrganization(
  organizations: readonly Organization[],
  addressedSlug: string | undefined,
  storedId: string | undefined,
): Organization | undefined {
  if (addressedSlug !== undefined) return organizations.find(({ slug }) => slug === addressedSlug);
  return organizations.find(({ id }) => id === storedId) ?? organizations[0];
}
