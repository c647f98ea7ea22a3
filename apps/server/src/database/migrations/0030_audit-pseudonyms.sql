ALTER TABLE "users" ADD COLUMN "audit_id" uuid DEFAULT gen_random_uuid() NOT NULL;--> statement-breakpoint
ALTER TABLE "users" ADD CONSTRAINT "users_audit_id_unique" UNIQUE("audit_id");--> statement-breakpoint
-- The pseudonym of the user of the transaction.
CREATE FUNCTION app_audit_id() RETURNS uuid LANGUAGE sql STABLE
  SET search_path = pg_catalog, public
  AS 'SELECT u.audit_id FROM public.users u WHERE u.id = public.app_user_id()';--> statement-breakpoint
ALTER POLICY "account_audit_of_account" ON "account_audit" TO tessera_app USING (account_id = (select app_audit_id())) WITH CHECK (account_id = (select app_audit_id()));--> statement-breakpoint
-- The rows of existing accounts get the pseudonyms; the ids of deleted accounts name no user already.
ALTER TABLE "account_audit" NO FORCE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "audit" NO FORCE ROW LEVEL SECURITY;--> statement-breakpoint
UPDATE "account_audit" a SET "account_id" = u.audit_id FROM "users" u WHERE u.id = a.account_id;--> statement-breakpoint
UPDATE "account_audit" a SET "actor_id" = u.audit_id FROM "users" u WHERE u.id = a.actor_id;--> statement-breakpoint
UPDATE "audit" a SET "actor_id" = u.audit_id FROM "users" u WHERE u.id = a.actor_id;--> statement-breakpoint
UPDATE "audit" a SET "subject_id" = u.audit_id FROM "users" u WHERE u.id = a.subject_id;--> statement-breakpoint
ALTER TABLE "account_audit" FORCE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "audit" FORCE ROW LEVEL SECURITY;
