DROP INDEX "versions_by_time";--> statement-breakpoint
-- The function below and an administrator of the database read and delete the versions of every organization.
CREATE POLICY "versions_of_owner" ON "versions" TO current_user USING (true);--> statement-breakpoint
ALTER TABLE "versions" ADD COLUMN "group_start" integer;--> statement-breakpoint
UPDATE "versions" SET "group_start" = "revision";--> statement-breakpoint
ALTER TABLE "versions" ALTER COLUMN "group_start" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "versions" ADD COLUMN "is_listed" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "versions" ADD COLUMN "name" text;--> statement-breakpoint
ALTER TABLE "versions" ADD COLUMN "is_pinned" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "versions" ADD COLUMN "changes" jsonb;--> statement-breakpoint
ALTER TABLE "versions" ADD COLUMN "note" jsonb;--> statement-breakpoint
CREATE INDEX "versions_listed" ON "versions" USING btree ("organization_id","project_id","revision") WHERE is_listed;--> statement-breakpoint
CREATE INDEX "versions_pinned" ON "versions" USING btree ("organization_id","project_id","revision") WHERE is_pinned;--> statement-breakpoint
CREATE INDEX "versions_by_age" ON "versions" USING btree ("created_at");--> statement-breakpoint
-- Deletes versions that no plan shows. It runs as the owner, because the job belongs to no organization, and deletes
-- nothing else: no version of the last 30 days and never the newest one of a project.
CREATE FUNCTION app_delete_old_versions(most integer) RETURNS integer LANGUAGE sql SECURITY DEFINER
  SET search_path = pg_catalog, public
  AS 'WITH old AS (
        SELECT v.organization_id, v.project_id, v.revision FROM public.versions v
        WHERE v.created_at < now() - interval ''30 days''
          AND EXISTS (SELECT FROM public.versions newer
            WHERE newer.organization_id = v.organization_id AND newer.project_id = v.project_id
              AND newer.revision > v.revision)
        ORDER BY v.created_at LIMIT most
      ), deleted AS (
        DELETE FROM public.versions v USING old
        WHERE v.organization_id = old.organization_id AND v.project_id = old.project_id AND v.revision = old.revision
        RETURNING 1
      )
      SELECT count(*)::integer FROM deleted';--> statement-breakpoint
REVOKE ALL ON FUNCTION app_delete_old_versions(integer) FROM PUBLIC;--> statement-breakpoint
GRANT EXECUTE ON FUNCTION app_delete_old_versions(integer) TO tessera_app;
