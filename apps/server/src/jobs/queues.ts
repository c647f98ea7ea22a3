import type { Locale } from "@tessera/contract";
import type { Queue } from "pg-boss";

/** What each kind of job is given. */
export type JobData = {
  /** Mails the code of a registration, of the newest where none is named, or a note that the address has an account already. */
  readonly "mail-registration": {
    readonly email: string;
    readonly tokenHash?: string | undefined;
    readonly locale: Locale;
  };
  /** Mails feedback to the operators. Only ids are queued, so that the text goes with its writer's account. */
  readonly "mail-feedback": { readonly feedbackId: string; readonly userId: string };
  /** Deletes what has expired. */
  readonly "sweep-expired": Readonly<Record<string, never>>;
};

export type JobName = keyof JobData;

/** The code of each kind of job. */
export type JobHandlers = {
  readonly [Name in JobName]: (data: JobData[Name]) => Promise<void>;
};

const aDaySeconds = 86_400;

/** Mail is tried for a day, with growing pauses of at most ten minutes. */
const mail = {
  notify: true,
  retryLimit: 150,
  retryDelay: 2,
  retryBackoff: true,
  retryDelayMax: 600,
  expireInSeconds: 60,
  retentionSeconds: aDaySeconds,
  deleteAfterSeconds: 60,
} as const;

/** The queues and how they retry. */
export const queues: Readonly<Record<JobName, Omit<Queue, "name">>> = {
  "mail-registration": mail,
  "mail-feedback": mail,
  "sweep-expired": { retryLimit: 2, expireInSeconds: 300, deleteAfterSeconds: aDaySeconds },
};

/** When a kind of job runs by itself, as a cron expression. */
export const schedules: Readonly<Partial<Record<JobName, string>>> = {
  "sweep-expired": "17 * * * *",
};
