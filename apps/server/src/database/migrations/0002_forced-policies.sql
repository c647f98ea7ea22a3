-- Policies hold for the owner of the tables too.
ALTER TABLE "organizations" FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE "members" FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE "projects" FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE "versions" FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE "favorites" FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE "audit" FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
-- app_memberships() runs as the owner, who is not always a superuser.
CREATE POLICY "members_of_owner" ON "members" FOR SELECT TO current_user USING (true);
--> statement-breakpoint
-- Whoever administers the database finds an organization by its slug, and sets its plan.
CREATE POLICY "organizations_of_owner" ON "organizations" TO current_user USING (true);
--> statement-breakpoint
-- What was written into the audit stays as it was written.
REVOKE UPDATE, DELETE ON "audit" FROM tessera_app;
