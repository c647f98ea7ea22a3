import type { OperationId } from "#api/calls.ts";
import type { LocalizedText } from "#sentences/locale.ts";

/** A kind of change in an audit log: its title, and the operations that make it. */
type AuditAction = LocalizedText & { readonly operations: readonly OperationId[] };

/** The kinds of changes by which an audit log is read and filtered. */
export const auditActions = {
  saved: {
    en: "Changed a design system",
    tr: "Tasarım sistemini değiştirdi",
    operations: [
      "updateBreakpoints",
      "updateRadii",
      "updateSizes",
      "updateSpacing",
      "updateZIndices",
      "updateShadows",
      "updateBorders",
      "updateTypographies",
      "updateRecipe",
      "updateStatusColor",
      "updatePalette",
    ],
  },
  projectCreated: {
    en: "Created a design system",
    tr: "Tasarım sistemi oluşturdu",
    operations: ["createProject", "duplicateProject"],
  },
  projectArchived: {
    en: "Archived or restored a design system",
    tr: "Tasarım sistemini arşivledi veya geri yükledi",
    operations: ["archiveProject", "restoreProject"],
  },
  projectMoved: {
    en: "Moved a design system",
    tr: "Tasarım sistemini taşıdı",
    operations: ["moveProject"],
  },
  projectDeleted: {
    en: "Deleted a design system",
    tr: "Tasarım sistemini sildi",
    operations: ["deleteProject"],
  },
  shareLinkChanged: {
    en: "Created or revoked a share link",
    tr: "Paylaşım bağlantısı oluşturdu veya kaldırdı",
    operations: ["createShareLink", "deleteShareLink"],
  },
  projectUpdated: {
    en: "Renamed a design system",
    tr: "Tasarım sistemini yeniden adlandırdı",
    operations: ["updateProject"],
  },
  versionRestored: {
    en: "Restored a version",
    tr: "Sürümü geri yükledi",
    operations: ["restoreVersion"],
  },
  versionChanged: {
    en: "Named or pinned a version",
    tr: "Sürümü adlandırdı veya sabitledi",
    operations: ["updateVersion"],
  },
  checkoutStarted: {
    en: "Started a checkout",
    tr: "Ödeme sayfasını açtı",
    operations: ["createCheckout"],
  },
  planFollowed: {
    en: "Pro started or ended with the payment",
    tr: "Pro ödemeyle birlikte başladı veya sona erdi",
    operations: ["receiveWebhook"],
  },
  periodChanged: {
    en: "Changed the billing period",
    tr: "Ödeme dönemini değiştirdi",
    operations: ["changeSubscription"],
  },
  planCanceled: {
    en: "Canceled Pro",
    tr: "Pro planını iptal etti",
    operations: ["cancelSubscription"],
  },
  planResumed: {
    en: "Resumed Pro",
    tr: "Pro planına devam etti",
    operations: ["resumeSubscription"],
  },
  planRefunded: {
    en: "Requested a refund",
    tr: "İade istedi",
    operations: ["refundSubscription"],
  },
  purchaseClaimed: {
    en: "Claimed a purchase",
    tr: "Satın almayı sahiplendi",
    operations: ["claimSubscription"],
  },
  portalOpened: {
    en: "Opened the payment portal",
    tr: "Ödeme portalını açtı",
    operations: ["openPortal"],
  },
  projectsKept: {
    en: "Chose the design systems that stay writable",
    tr: "Yazılabilir kalacak tasarım sistemlerini seçti",
    operations: ["keepProjects"],
  },
  membersKept: {
    en: "Chose the members who can still edit",
    tr: "Düzenlemeye devam edecek üyeleri seçti",
    operations: ["keepMembers"],
  },
  billingDetailsSaved: {
    en: "Saved billing details",
    tr: "Fatura bilgilerini kaydetti",
    operations: ["updateBillingDetails"],
  },
  invited: {
    en: "Invited a person",
    tr: "Birini davet etti",
    operations: ["createInvitations"],
  },
  invitationRenewed: {
    en: "Renewed an invitation",
    tr: "Daveti yeniledi",
    operations: ["resendInvitation", "createInvitationLink"],
  },
  invitationWithdrawn: {
    en: "Withdrew an invitation",
    tr: "Daveti geri çekti",
    operations: ["withdrawInvitation"],
  },
  joined: {
    en: "Joined the organization",
    tr: "Kuruluşa katıldı",
    operations: ["acceptInvitation"],
  },
  roleChanged: {
    en: "Changed a role",
    tr: "Rol değiştirdi",
    operations: ["updateMember"],
  },
  memberRemoved: {
    en: "Removed a member",
    tr: "Üyeyi çıkardı",
    operations: ["removeMember"],
  },
  left: {
    en: "Left the organization",
    tr: "Kuruluştan ayrıldı",
    operations: ["leaveOrganization", "deleteUser"],
  },
  organizationCreated: {
    en: "Created the organization",
    tr: "Kuruluşu oluşturdu",
    operations: ["createOrganization", "verifyEmail", "registerSocially"],
  },
  organizationUpdated: {
    en: "Changed the organization",
    tr: "Kuruluşu değiştirdi",
    operations: ["updateOrganization", "updateLogo"],
  },
  transferred: {
    en: "Transferred the ownership",
    tr: "Sahipliği devretti",
    operations: ["transferOrganization"],
  },
  exported: {
    en: "Exported everything",
    tr: "Her şeyi dışa aktardı",
    operations: ["exportOrganization"],
  },
  deletionPlanned: {
    en: "Deleted the organization",
    tr: "Kuruluşu sildi",
    operations: ["deleteOrganization"],
  },
  deletionUndone: {
    en: "Kept the organization",
    tr: "Kuruluşu silmekten vazgeçti",
    operations: ["restoreOrganization"],
  },
} as const satisfies Readonly<Record<string, AuditAction>>;

export type AuditActionId = keyof typeof auditActions;

/** The ids of the kinds of changes. */
export const auditActionIds = Object.keys(auditActions) as [AuditActionId, ...AuditActionId[]];

const rows: readonly AuditAction[] = Object.values(auditActions);

/** Returns the title of an audited operation; undefined for one of an earlier release. */
export function findAuditTitle(operation: string): LocalizedText | undefined {
  return rows.find(({ operations }) => operations.some((id) => id === operation));
}
