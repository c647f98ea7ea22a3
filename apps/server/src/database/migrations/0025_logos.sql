CREATE TABLE "logos" (
	"organization_id" uuid PRIMARY KEY NOT NULL,
	"file_name" text NOT NULL,
	"image" "bytea" NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "logos_file_name_unique" UNIQUE("file_name")
);
--> statement-breakpoint
ALTER TABLE "logos" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "logos" ADD CONSTRAINT "logos_organization_id_organizations_id_fk" FOREIGN KEY ("organization_id") REFERENCES "public"."organizations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE POLICY "logos_of_tenant" ON "logos" AS PERMISSIVE FOR ALL TO "tessera_app" USING (organization_id = (select app_organization_id())) WITH CHECK (organization_id = (select app_organization_id()));
--> statement-breakpoint
-- Policies apply to the owner of the table too; the function below runs as the owner.
ALTER TABLE "logos" FORCE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE POLICY "logos_of_owner" ON "logos" TO current_user USING (true);--> statement-breakpoint
-- The random name of a file is the right to read its image, without a login.
CREATE FUNCTION app_find_logo(asked text) RETURNS bytea LANGUAGE sql STABLE SECURITY DEFINER
  SET search_path = pg_catalog, public
  AS 'SELECT l.image FROM public.logos l WHERE l.file_name = asked';
