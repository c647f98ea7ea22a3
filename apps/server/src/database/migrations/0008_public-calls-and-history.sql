-- Every login and registration writes a count, which is worth nothing after a minute: no log, no sync to the disk.
CREATE UNLOGGED TABLE "public_calls" (
	"caller_hash" text PRIMARY KEY NOT NULL,
	"calls" integer NOT NULL,
	"ends_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE INDEX "versions_by_time" ON "versions" USING btree ("organization_id","project_id","created_at");--> statement-breakpoint
UPDATE "tries" SET "kind" = 'login' WHERE "kind" = 'sign-in';--> statement-breakpoint
UPDATE "tries" SET "kind" = 'device-login' WHERE "kind" = 'device-sign-in';
