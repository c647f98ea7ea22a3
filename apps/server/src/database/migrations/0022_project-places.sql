CREATE TABLE "share_links" (
	"organization_id" uuid NOT NULL,
	"project_id" uuid NOT NULL,
	"token_hash" text NOT NULL,
	"created_by" uuid,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "share_links_organization_id_project_id_pk" PRIMARY KEY("organization_id","project_id"),
	CONSTRAINT "share_links_token_hash_unique" UNIQUE("token_hash")
);
--> statement-breakpoint
ALTER TABLE "share_links" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "favorites" DROP CONSTRAINT "favorites_project";
--> statement-breakpoint
ALTER TABLE "versions" DROP CONSTRAINT "versions_project";
--> statement-breakpoint
ALTER TABLE "projects" ADD COLUMN "archived_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "share_links" ADD CONSTRAINT "share_links_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "share_links" ADD CONSTRAINT "share_links_project" FOREIGN KEY ("organization_id","project_id") REFERENCES "public"."projects"("organization_id","id") ON DELETE cascade ON UPDATE cascade;--> statement-breakpoint
ALTER TABLE "favorites" ADD CONSTRAINT "favorites_project" FOREIGN KEY ("organization_id","project_id") REFERENCES "public"."projects"("organization_id","id") ON DELETE cascade ON UPDATE cascade;--> statement-breakpoint
ALTER TABLE "versions" ADD CONSTRAINT "versions_project" FOREIGN KEY ("organization_id","project_id") REFERENCES "public"."projects"("organization_id","id") ON DELETE cascade ON UPDATE cascade;--> statement-breakpoint
CREATE POLICY "share_links_of_tenant" ON "share_links" AS PERMISSIVE FOR ALL TO "tessera_app" USING (organization_id = (select app_organization_id())) WITH CHECK (organization_id = (select app_organization_id()));--> statement-breakpoint
-- Policies apply to the owner of the tables too; the functions below run as the owner.
ALTER TABLE "share_links" FORCE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE POLICY "share_links_of_owner" ON "share_links" TO current_user USING (true);--> statement-breakpoint
CREATE POLICY "projects_of_owner" ON "projects" TO current_user USING (true);--> statement-breakpoint
CREATE POLICY "favorites_of_owner" ON "favorites" TO current_user USING (true);--> statement-breakpoint
-- Finds the project of a share link for a caller of no organization; the token is the only way in.
CREATE FUNCTION app_find_share(hash text) RETURNS TABLE (organization_id uuid, project_id uuid)
  LANGUAGE sql STABLE SECURITY DEFINER SET search_path = pg_catalog, public
  AS 'SELECT s.organization_id, s.project_id FROM public.share_links s WHERE s.token_hash = hash';--> statement-breakpoint
REVOKE ALL ON FUNCTION app_find_share(text) FROM PUBLIC;--> statement-breakpoint
GRANT EXECUTE ON FUNCTION app_find_share(text) TO tessera_app;--> statement-breakpoint
-- Moves a project between two organizations of the person of the transaction, which no policy allows: its versions,
-- favorites and share link follow by their keys. Favorites of people who are not members of the new one are deleted.
CREATE FUNCTION app_move_project(project uuid, from_organization uuid, to_organization uuid, new_slug text)
  RETURNS void LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, public
  AS $$
  BEGIN
    IF (SELECT count(*) FROM public.members m WHERE m.user_id = public.app_user_id() AND m.role = 'owner'
        AND m.organization_id IN (from_organization, to_organization)) <> 2 THEN
      RAISE EXCEPTION 'The person does not own both organizations.' USING ERRCODE = '42501';
    END IF;
    DELETE FROM public.favorites f
      WHERE f.organization_id = from_organization AND f.project_id = project AND NOT EXISTS (
        SELECT FROM public.members m WHERE m.organization_id = to_organization AND m.user_id = f.user_id);
    UPDATE public.projects p SET organization_id = to_organization, slug = new_slug
      WHERE p.organization_id = from_organization AND p.id = project;
  END
  $$;--> statement-breakpoint
REVOKE ALL ON FUNCTION app_move_project(uuid, uuid, uuid, text) FROM PUBLIC;--> statement-breakpoint
GRANT EXECUTE ON FUNCTION app_move_project(uuid, uuid, uuid, text) TO tessera_app;
