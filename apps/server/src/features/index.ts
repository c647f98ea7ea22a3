import type { Implement } from "#operations/implement.ts";
import { implementApiKeys } from "./api-keys/index.ts";
import { implementAudit } from "./audit/index.ts";
import { implementAuth } from "./auth/index.ts";
import { implementBilling } from "./billing/index.ts";
import { implementColors } from "./colors/index.ts";
import { implementDesignTokens } from "./design-tokens/index.ts";
import { implementFavorites } from "./favorites/index.ts";
import { implementContact } from "./contact/index.ts";
import { implementFeedback } from "./feedback/index.ts";
import { implementNotifications } from "./notifications/index.ts";
import { implementPresence } from "./presence/index.ts";
import { implementFonts } from "./fonts/index.ts";
import { implementInvitations } from "./invitations/index.ts";
import { implementMembers } from "./members/index.ts";
import { implementOrganizationExport } from "./organization-export/index.ts";
import { implementOrganizations } from "./organizations/index.ts";
import { implementProjects } from "./projects/index.ts";
import { implementService } from "./service/index.ts";
import { implementUser } from "./user/index.ts";
import { implementVariables } from "./variables/index.ts";
import { implementVersions } from "./versions/index.ts";

/** Adds the operations of every feature. */
export function implementFeatures(implement: Implement): void {
  implementService(implement);
  implementAuth(implement);
  implementUser(implement);
  implementApiKeys(implement);
  implementOrganizations(implement);
  implementMembers(implement);
  implementInvitations(implement);
  implementAudit(implement);
  implementOrganizationExport(implement);
  implementBilling(implement);
  implementProjects(implement);
  implementFavorites(implement);
  implementFeedback(implement);
  implementContact(implement);
  implementNotifications(implement);
  implementPresence(implement);
  implementDesignTokens(implement);
  implementFonts(implement);
  implementColors(implement);
  implementVariables(implement);
  implementVersions(implement);
}
