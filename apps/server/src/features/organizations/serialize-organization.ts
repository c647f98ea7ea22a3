import type { organizationSchema } from "@tessera/contract";
import type { z } from "zod";
import type { OwnOrganization } from "./organizations-repository.ts";

/** Returns an organization as one of its members sees it. */
export function serializeOrganization({
  organization,
  role,
}: OwnOrganization): z.input<typeof organizationSchema> {
  return {
    id: organization.id,
    createdAt: organization.createdAt.toISOString(),
    updatedAt: organization.updatedAt.toISOString(),
    name: organization.name,
    slug: organization.slug,
    logo_url: organization.logoUrl,
    plan: organization.plan,
    role,
  };
}
