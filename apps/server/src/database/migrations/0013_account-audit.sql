CREATE TABLE "account_audit" (
	"request_id" uuid PRIMARY KEY NOT NULL,
	"account_id" uuid NOT NULL,
	"actor_id" uuid,
	"session_id" uuid,
	"operation" text NOT NULL,
	"target_id" uuid,
	"result" text NOT NULL,
	"address_hash" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "account_audit" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE INDEX "account_audit_of_account" ON "account_audit" USING btree ("account_id","created_at");--> statement-breakpoint
CREATE POLICY "account_audit_of_account" ON "account_audit" AS PERMISSIVE FOR ALL TO "tessera_app" USING (account_id = (select app_user_id())) WITH CHECK (account_id = (select app_user_id()));--> statement-breakpoint
-- Policies apply to the owner of the table too; an administrator of the database reads the audit.
ALTER TABLE "account_audit" FORCE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE POLICY "account_audit_of_owner" ON "account_audit" FOR SELECT TO current_user USING (true);--> statement-breakpoint
-- Rows of the audit are never changed.
REVOKE UPDATE, DELETE ON "account_audit" FROM tessera_app;
