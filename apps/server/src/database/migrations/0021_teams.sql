CREATE TABLE "invitations" (
	"organization_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"email" text NOT NULL,
	"role" text NOT NULL,
	"token_hash" text,
	"link_number" integer DEFAULT 1 NOT NULL,
	"locale" text NOT NULL,
	"invited_by" uuid,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"sent_at" timestamp with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	CONSTRAINT "invitations_organization_id_id_pk" PRIMARY KEY("organization_id","id"),
	CONSTRAINT "invitations_token_hash_unique" UNIQUE("token_hash"),
	CONSTRAINT "invitations_of_address" UNIQUE("organization_id","email")
);
--> statement-breakpoint
ALTER TABLE "invitations" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "former_slugs" (
	"organization_id" uuid NOT NULL,
	"slug" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "former_slugs_organization_id_slug_pk" PRIMARY KEY("organization_id","slug"),
	CONSTRAINT "former_slugs_slug_unique" UNIQUE("slug")
);
--> statement-breakpoint
ALTER TABLE "former_slugs" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "organizations" ADD COLUMN "deletion_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "invitations" ADD CONSTRAINT "invitations_organization_id_organizations_id_fk" FOREIGN KEY ("organization_id") REFERENCES "public"."organizations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invitations" ADD CONSTRAINT "invitations_invited_by_users_id_fk" FOREIGN KEY ("invited_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "former_slugs" ADD CONSTRAINT "former_slugs_organization_id_organizations_id_fk" FOREIGN KEY ("organization_id") REFERENCES "public"."organizations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "invitations_by_expiry" ON "invitations" USING btree ("expires_at");--> statement-breakpoint
CREATE POLICY "invitations_of_tenant" ON "invitations" AS PERMISSIVE FOR ALL TO "tessera_app" USING (organization_id = (select app_organization_id())) WITH CHECK (organization_id = (select app_organization_id()));--> statement-breakpoint
CREATE POLICY "former_slugs_of_tenant" ON "former_slugs" AS PERMISSIVE FOR ALL TO "tessera_app" USING (organization_id = (select app_organization_id())) WITH CHECK (organization_id = (select app_organization_id()));--> statement-breakpoint
CREATE POLICY "former_slugs_of_member" ON "former_slugs" AS PERMISSIVE FOR SELECT TO "tessera_app" USING (organization_id in (select app_memberships()));
--> statement-breakpoint
-- Policies apply to the owner of the tables too; the functions below run as the owner.
ALTER TABLE "invitations" FORCE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "former_slugs" FORCE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE POLICY "invitations_of_owner" ON "invitations" TO current_user USING (true);--> statement-breakpoint
CREATE POLICY "former_slugs_of_owner" ON "former_slugs" TO current_user USING (true);--> statement-breakpoint
-- Only the trigger writes former slugs.
REVOKE INSERT, UPDATE, DELETE ON "former_slugs" FROM tessera_app;--> statement-breakpoint
-- A taken slug no longer leads to its former organization; a changed slug leads to its organization until then.
CREATE FUNCTION app_keep_former_slug() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER
  SET search_path = pg_catalog, public AS $$
BEGIN
  IF TG_OP = 'UPDATE' AND new.slug = old.slug THEN RETURN NULL; END IF;
  DELETE FROM public.former_slugs f WHERE f.slug = new.slug;
  IF TG_OP = 'UPDATE' THEN
    INSERT INTO public.former_slugs (organization_id, slug) VALUES (new.id, old.slug);
  END IF;
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER "organizations_former_slug" AFTER INSERT OR UPDATE OF "slug" ON "organizations"
  FOR EACH ROW EXECUTE FUNCTION app_keep_former_slug();--> statement-breakpoint
-- The slugs of all organizations are unique, so a member may learn whether one is free.
CREATE FUNCTION app_is_slug_used(asked text, except_of uuid) RETURNS boolean LANGUAGE sql STABLE SECURITY DEFINER
  SET search_path = pg_catalog, public
  AS 'SELECT EXISTS (SELECT FROM public.organizations o WHERE o.slug = asked AND o.id <> except_of)';--> statement-breakpoint
-- The hash of a token is the right to find its invitation, before the person belongs to the organization.
CREATE FUNCTION app_find_invitation(hash text) RETURNS TABLE (
    organization_id uuid, id uuid, email text, role text, expires_at timestamp with time zone,
    organization_name text, invited_by text
  ) LANGUAGE sql STABLE SECURITY DEFINER SET search_path = pg_catalog, public
  AS 'SELECT i.organization_id, i.id, i.email, i.role, i.expires_at, o.name, u.name
    FROM public.invitations i JOIN public.organizations o ON o.id = i.organization_id
    LEFT JOIN public.users u ON u.id = i.invited_by WHERE i.token_hash = hash';--> statement-breakpoint
-- The organizations whose deletion is due, for the job that deletes them.
CREATE FUNCTION app_due_deletions() RETURNS SETOF uuid LANGUAGE sql STABLE SECURITY DEFINER
  SET search_path = pg_catalog, public
  AS 'SELECT o.id FROM public.organizations o WHERE o.deletion_at <= clock_timestamp() ORDER BY o.deletion_at';--> statement-breakpoint
-- Invitations that expired a month ago, and those to the address of a deleted account.
CREATE FUNCTION app_delete_expired_invitations() RETURNS void LANGUAGE sql SECURITY DEFINER
  SET search_path = pg_catalog, public
  AS 'DELETE FROM public.invitations i WHERE i.expires_at < clock_timestamp() - interval ''30 days''';--> statement-breakpoint
CREATE FUNCTION app_delete_invitations_to(address text) RETURNS void LANGUAGE sql SECURITY DEFINER
  SET search_path = pg_catalog, public
  AS 'DELETE FROM public.invitations i WHERE i.email = address';
--> statement-breakpoint
-- The limit of Free organizations counts all that a person owns, also when a member of one of them asks.
CREATE FUNCTION app_count_owned(person uuid, of_plan text) RETURNS integer LANGUAGE sql STABLE SECURITY DEFINER
  SET search_path = pg_catalog, public
  AS 'SELECT count(*)::integer FROM public.members m JOIN public.organizations o ON o.id = m.organization_id
    WHERE m.user_id = person AND m.role = ''owner'' AND o.plan = of_plan';
