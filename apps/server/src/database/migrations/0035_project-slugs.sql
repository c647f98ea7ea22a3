ALTER TABLE "projects" ADD COLUMN "former_slugs" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
-- A changed slug leads to its project until another project of the organization takes it.
CREATE FUNCTION app_keep_project_slug() RETURNS trigger LANGUAGE plpgsql
  SET search_path = pg_catalog, public AS $$
BEGIN
  IF TG_OP = 'UPDATE' AND new.organization_id <> old.organization_id THEN
    new.former_slugs := '{}';
  ELSIF TG_OP = 'UPDATE' AND new.slug <> old.slug THEN
    new.former_slugs := array_append(array_remove(old.former_slugs, new.slug), old.slug);
  END IF;
  UPDATE public.projects p SET former_slugs = array_remove(p.former_slugs, new.slug)
    WHERE p.organization_id = new.organization_id AND p.id <> new.id AND new.slug = ANY(p.former_slugs);
  RETURN new;
END $$;--> statement-breakpoint
CREATE TRIGGER "projects_former_slug" BEFORE INSERT OR UPDATE OF "slug", "organization_id" ON "projects"
  FOR EACH ROW EXECUTE FUNCTION app_keep_project_slug();
