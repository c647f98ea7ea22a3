ALTER TABLE "users" ADD COLUMN "password_changed_at" timestamp with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "browser" text;--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "system" text;--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "last_used_at" timestamp with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
UPDATE "users" SET "password_changed_at" = "created_at";--> statement-breakpoint
-- A session ends 30 days after its last refresh, except in its last days.
UPDATE "sessions" SET "last_used_at" = greatest("created_at", "expires_at" - interval '30 days');
