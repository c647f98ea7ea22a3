-- Tells every server, with the commit, that a row on which it rests who may read what has changed or gone.
-- What is told is the id of a session, an organization or a project.
CREATE FUNCTION app_tell_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_TABLE_NAME = 'members' THEN
    PERFORM pg_notify('tessera_changes', OLD.organization_id::text);
  ELSE
    PERFORM pg_notify('tessera_changes', OLD.id::text);
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER "sessions_told" AFTER UPDATE OR DELETE ON "sessions" FOR EACH ROW EXECUTE FUNCTION app_tell_change();
--> statement-breakpoint
CREATE TRIGGER "members_told" AFTER UPDATE OR DELETE ON "members" FOR EACH ROW EXECUTE FUNCTION app_tell_change();
--> statement-breakpoint
CREATE TRIGGER "organizations_told" AFTER UPDATE OR DELETE ON "organizations" FOR EACH ROW EXECUTE FUNCTION app_tell_change();
--> statement-breakpoint
CREATE TRIGGER "projects_told" AFTER UPDATE OR DELETE ON "projects" FOR EACH ROW EXECUTE FUNCTION app_tell_change();
