import { deleteOldRows } from "#database/delete-old-rows.ts";
import type { JobHandlers } from "#jobs/queues.ts";
import type { Mailer } from "#mail/mailer.ts";
import type { Services } from "#services.ts";
import {
  auditRefusal,
  forgetPerson,
  mailEmailChange,
  mailEmailChanged,
  mailLoginChanged,
  mailPasswordChanged,
  mailPasswordReset,
  mailRegistration,
  sweepExpired,
} from "./auth/index.ts";
import {
  applyPaymentEvent,
  endSubscription,
  mailBilling,
  reconcilePayments,
  setRenewal,
} from "./billing/index.ts";
import { mailContact } from "./contact/index.ts";
import { mailFeedback } from "./feedback/index.ts";
import { mailNotification } from "./notifications/index.ts";
import { mailInvitation, notifyInvited } from "./invitations/index.ts";
import { deleteDueOrganizations } from "./organizations/index.ts";
import { removeLateMails } from "./remove-late-mails.ts";

/** Returns the handler of every job. */
export function handleJobs(services: Services, sender: Mailer): JobHandlers {
  const mailer = removeLateMails(sender, services);
  return {
    "mail-registration": (data) => mailRegistration(data, services, mailer),
    "mail-password-reset": (data) => mailPasswordReset(data, services, mailer),
    "mail-password-changed": (data) => mailPasswordChanged(data, services, mailer),
    "mail-login-changed": (data) => mailLoginChanged(data, services, mailer),
    "mail-email-change": (data) => mailEmailChange(data, services, mailer),
    "mail-email-changed": (data) => mailEmailChanged(data, services, mailer),
    "forget-person": (data) => forgetPerson(data, services),
    "audit-refusal": (data) => auditRefusal(data, services),
    "mail-invitation": (data) => mailInvitation(data, services, mailer),
    "notify-invited": (data) => notifyInvited(data, services),
    "mail-feedback": (data) => mailFeedback(data, services, mailer),
    "mail-contact": (data) => mailContact(data, services, mailer),
    "mail-notification": (data) => mailNotification(data, services, mailer),
    "delete-old-rows": () => deleteOldRows(services),
    "delete-organizations": () => deleteDueOrganizations(services),
    "mail-billing": (data) => mailBilling(data, services, mailer),
    "apply-payment-event": (data) => applyPaymentEvent(data, services),
    "end-subscription": (data) => endSubscription(data, services),
    "set-renewal": (data) => setRenewal(data, services),
    "reconcile-payments": () => reconcilePayments(services),
    "sweep-expired": () => sweepExpired(services),
  };
}
