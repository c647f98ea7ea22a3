import type { Locale } from "@tessera/contract";
import type { Queue } from "pg-boss";
import type { PlanNotice } from "@tessera/contract";
import type { LoginChange } from "#mail/login-mails.ts";
import type { SealedText } from "#secrets/sealed-text.ts";
import type { RequestOrigin } from "#secrets/request-origin.ts";

/** The data of each kind of job. */
export type JobData = {
  /** Mails the code of the named or newest registration, or a note that the address has an account. */
  readonly "mail-registration": {
    readonly email: string;
    readonly tokenHash?: string | undefined;
    readonly locale: Locale;
  };
  /** Mails the code that resets a password, if the address has an account. */
  readonly "mail-password-reset": {
    readonly email: string;
    readonly tokenHash: string;
    readonly locale: Locale;
    readonly origin: RequestOrigin;
  };
  /** Records a refused login or reset in the audit of the account, if the address has one. */
  readonly "audit-refusal": {
    readonly email: string;
    readonly operation: "login" | "resetPassword";
    readonly origin: RequestOrigin;
  };
  /** Mails an account that its password has changed. */
  readonly "mail-password-changed": { readonly userId: string };
  /** Mails an account that its ways to log in have changed. */
  readonly "mail-login-changed": { readonly userId: string; readonly change: LoginChange };
  /** Mails a code that changes the address of an account to one of both addresses, so that each is retried on its own. */
  readonly "mail-email-change": {
    readonly to: "current" | "new";
    readonly userId: string;
    /** The new address. */
    readonly email: string;
    readonly tokenHash: string;
  };
  /** Mails the former address of an account that it has changed. */
  readonly "mail-email-changed": {
    readonly userId: string;
    readonly email: string;
    readonly locale: Locale;
  };
  /** Mails the link of an invitation. The job contains only ids, so that no address and no token is stored with it. */
  readonly "mail-invitation": {
    readonly organizationId: string;
    readonly invitationId: string;
    readonly linkNumber: number;
  };
  /** Notifies the account of an invited address, if it has one. */
  readonly "notify-invited": { readonly organizationId: string; readonly invitationId: string };
  /** Removes a person whose account was deleted from the files of the server; the id and the addresses are encrypted. */
  readonly "forget-person": SealedText;
  /** Mails feedback. The job contains only ids, so that the text is deleted with the account. */
  readonly "mail-feedback": { readonly feedbackId: string; readonly userId: string };
  /** Mails a message to the operators; the job contains the address, so that it is deleted with its account. */
  readonly "mail-contact": { readonly contactId: string; readonly email: string };
  /** Mails a notification, if its user has chosen that. */
  readonly "mail-notification": { readonly notificationId: string; readonly userId: string };
  /** Deletes versions that no plan shows, and old notifications and messages to the operators. */
  readonly "delete-old-rows": Readonly<Record<string, never>>;
  /** Deletes the organizations whose deletion is due. */
  readonly "delete-organizations": Readonly<Record<string, never>>;
  /** Mails an owner about the plan of an organization. */
  readonly "mail-billing": {
    readonly userId: string;
    readonly organizationId: string;
    readonly notice: PlanNotice;
  };
  /** Reads the subscription of a payment event again and stores it. */
  readonly "apply-payment-event": { readonly eventId: string };
  /** Cancels a subscription that no organization needs, and refunds it if it was a second purchase. */
  readonly "end-subscription": { readonly subscriptionId: string; readonly isRefunded: boolean };
  /** Stops or resumes the renewal of the subscription of an organization whose deletion is planned or undone. */
  readonly "set-renewal": { readonly organizationId: string };
  /** Reads subscriptions again for which a webhook may be missing. */
  readonly "reconcile-payments": Readonly<Record<string, never>>;
  /** Deletes expired rows. */
  readonly "sweep-expired": Readonly<Record<string, never>>;
};

export type JobName = keyof JobData;

/** The handler of each kind of job. */
export type JobHandlers = {
  readonly [Name in JobName]: (data: JobData[Name]) => Promise<void>;
};

const aDaySeconds = 86_400;

/** For what leaves the server late rather than never: retried for a day, with growing pauses of at most ten minutes. */
const retriedForADay = {
  notify: true,
  retryLimit: 150,
  retryDelay: 2,
  retryBackoff: true,
  retryDelayMax: 600,
  expireInSeconds: 60,
  retentionSeconds: aDaySeconds,
  deleteAfterSeconds: 60,
} as const;

/** Calls of the payment provider are retried for a day, because it may be away. */
const payment = {
  notify: true,
  retryLimit: 40,
  retryDelay: 1,
  retryBackoff: true,
  retryDelayMax: 3_600,
  expireInSeconds: 60,
  retentionSeconds: 3 * aDaySeconds,
  deleteAfterSeconds: 60,
} as const;

/** The queues and their retries. */
export const queues: Readonly<Record<JobName, Omit<Queue, "name">>> = {
  "mail-registration": retriedForADay,
  "mail-password-reset": retriedForADay,
  "mail-password-changed": retriedForADay,
  "mail-login-changed": retriedForADay,
  "mail-email-change": retriedForADay,
  "mail-email-changed": retriedForADay,
  "mail-invitation": retriedForADay,
  "notify-invited": retriedForADay,
  "forget-person": retriedForADay,
  "mail-feedback": retriedForADay,
  "mail-billing": retriedForADay,
  "apply-payment-event": payment,
  "end-subscription": payment,
  "set-renewal": payment,
  "reconcile-payments": { retryLimit: 1, expireInSeconds: 600, deleteAfterSeconds: aDaySeconds },
  "mail-contact": retriedForADay,
  "mail-notification": retriedForADay,
  "audit-refusal": {
    notify: true,
    retryLimit: 10,
    retryBackoff: true,
    deleteAfterSeconds: 60,
  },
  "delete-old-rows": {
    retryLimit: 2,
    expireInSeconds: 900,
    deleteAfterSeconds: aDaySeconds,
  },
  "delete-organizations": { retryLimit: 2, expireInSeconds: 300, deleteAfterSeconds: aDaySeconds },
  "sweep-expired": { retryLimit: 2, expireInSeconds: 300, deleteAfterSeconds: aDaySeconds },
};

/** The schedules of jobs, as cron expressions. */
export const schedules: Readonly<Partial<Record<JobName, string>>> = {
  "delete-old-rows": "41 * * * *",
  "sweep-expired": "17 * * * *",
  "delete-organizations": "*/10 * * * *",
  "reconcile-payments": "*/10 * * * *",
};
