ALTER TABLE "tries" RENAME TO "attempts";--> statement-breakpoint
ALTER TABLE "attempts" RENAME COLUMN "tried_at" TO "attempted_at";--> statement-breakpoint
ALTER TABLE "attempts" RENAME CONSTRAINT "tries_kind_subject_pk" TO "attempts_kind_subject_pk";--> statement-breakpoint
ALTER TABLE "one_time_codes" RENAME COLUMN "tries" TO "attempts";--> statement-breakpoint
ALTER TABLE "one_time_codes" RENAME COLUMN "token_tries" TO "token_attempts";
