CREATE TABLE "device_keys" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"last_used_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "one_time_codes" ADD COLUMN "token_tries" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "device_keys" ADD CONSTRAINT "device_keys_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "device_keys_of_user" ON "device_keys" USING btree ("user_id");--> statement-breakpoint
-- A session ends at the latest 90 days after its log-in, also one from before this limit.
UPDATE "sessions" SET "expires_at" = "created_at" + interval '90 days' WHERE "expires_at" > "created_at" + interval '90 days';
