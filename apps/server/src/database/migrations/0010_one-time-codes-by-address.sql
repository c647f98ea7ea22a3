ALTER TABLE "one_time_codes" ADD COLUMN "email" text;--> statement-breakpoint
UPDATE "one_time_codes" SET "email" = "registrations"."email" FROM "registrations" WHERE "registrations"."token_hash" = "one_time_codes"."subject";--> statement-breakpoint
-- A code without its registration verifies nothing.
DELETE FROM "one_time_codes" WHERE "email" IS NULL;--> statement-breakpoint
ALTER TABLE "one_time_codes" ALTER COLUMN "email" SET NOT NULL;--> statement-breakpoint
CREATE INDEX "one_time_codes_of_email" ON "one_time_codes" USING btree ("email");
