-- Codes that are under way end with their address as the key: a new one can be asked for at once.
DELETE FROM "one_time_codes";--> statement-breakpoint
ALTER TABLE "one_time_codes" RENAME COLUMN "email" TO "subject";--> statement-breakpoint
ALTER TABLE "one_time_codes" RENAME CONSTRAINT "one_time_codes_email_purpose_pk" TO "one_time_codes_subject_purpose_pk";--> statement-breakpoint
-- A registration from before has no token that anybody holds; a code alone still verifies it.
ALTER TABLE "registrations" ADD COLUMN "token_hash" text;--> statement-breakpoint
UPDATE "registrations" SET "token_hash" = gen_random_uuid();--> statement-breakpoint
ALTER TABLE "registrations" DROP CONSTRAINT "registrations_pkey";--> statement-breakpoint
ALTER TABLE "registrations" ADD PRIMARY KEY ("token_hash");--> statement-breakpoint
CREATE INDEX "registrations_of_email" ON "registrations" USING btree ("email");
