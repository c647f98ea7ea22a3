CREATE TABLE "feedback" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"organization_id" uuid,
	"is_priority" boolean NOT NULL,
	"locale" text NOT NULL,
	"text" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "feedback" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "feedback" ADD CONSTRAINT "feedback_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "feedback" ADD CONSTRAINT "feedback_organization_id_organizations_id_fk" FOREIGN KEY ("organization_id") REFERENCES "public"."organizations"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "feedback_of_user" ON "feedback" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "feedback_in_order" ON "feedback" USING btree ("is_priority" DESC NULLS LAST,"created_at");--> statement-breakpoint
CREATE POLICY "feedback_of_person" ON "feedback" AS PERMISSIVE FOR ALL TO "tessera_app" USING (user_id = (select app_user_id())) WITH CHECK (user_id = (select app_user_id()) and (organization_id is null or organization_id = (select app_organization_id())));--> statement-breakpoint
-- Policies hold for the owner of the table too; whoever administers the database reads what people wrote.
ALTER TABLE "feedback" FORCE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE POLICY "feedback_of_owner" ON "feedback" TO current_user USING (true);--> statement-breakpoint
-- What was written stays as it was written.
REVOKE UPDATE ON "feedback" FROM tessera_app;
