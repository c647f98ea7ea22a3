-- Every answer is looked up in the database again, so no server has to hear of changes.
DROP TRIGGER "sessions_told" ON "sessions";
--> statement-breakpoint
DROP TRIGGER "members_told" ON "members";
--> statement-breakpoint
DROP TRIGGER "organizations_told" ON "organizations";
--> statement-breakpoint
DROP TRIGGER "projects_told" ON "projects";
--> statement-breakpoint
DROP FUNCTION app_tell_change();
