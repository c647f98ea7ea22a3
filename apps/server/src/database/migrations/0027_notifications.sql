CREATE TABLE "contact_messages" (
	"id" uuid PRIMARY KEY NOT NULL,
	"is_priority" boolean NOT NULL,
	"locale" text NOT NULL,
	"name" text NOT NULL,
	"email" text NOT NULL,
	"subject" text,
	"message" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "notifications" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"organization_id" uuid NOT NULL,
	"project_id" uuid,
	"kind" text NOT NULL,
	"actor_id" uuid,
	"details" jsonb NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"read_at" timestamp with time zone,
	"written_in" bigint DEFAULT (pg_current_xact_id()::text)::bigint NOT NULL
);
--> statement-breakpoint
ALTER TABLE "notifications" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE UNLOGGED TABLE "presences" (
	"organization_id" uuid NOT NULL,
	"project_id" uuid NOT NULL,
	"stream_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"seen_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "presences_organization_id_project_id_stream_id_pk" PRIMARY KEY("organization_id","project_id","stream_id")
);
--> statement-breakpoint
ALTER TABLE "presences" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "notification_mails" jsonb DEFAULT '{}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "notifications" ADD CONSTRAINT "notifications_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notifications" ADD CONSTRAINT "notifications_organization_id_organizations_id_fk" FOREIGN KEY ("organization_id") REFERENCES "public"."organizations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notifications" ADD CONSTRAINT "notifications_actor_id_users_id_fk" FOREIGN KEY ("actor_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notifications" ADD CONSTRAINT "notifications_project" FOREIGN KEY ("organization_id","project_id") REFERENCES "public"."projects"("organization_id","id") ON DELETE cascade ON UPDATE cascade;--> statement-breakpoint
ALTER TABLE "presences" ADD CONSTRAINT "presences_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "presences" ADD CONSTRAINT "presences_project" FOREIGN KEY ("organization_id","project_id") REFERENCES "public"."projects"("organization_id","id") ON DELETE cascade ON UPDATE cascade;--> statement-breakpoint
CREATE INDEX "contact_messages_in_order" ON "contact_messages" USING btree ("is_priority" DESC NULLS LAST,"created_at");--> statement-breakpoint
CREATE INDEX "contact_messages_of_email" ON "contact_messages" USING btree ("email");--> statement-breakpoint
CREATE INDEX "notifications_of_user" ON "notifications" USING btree ("user_id","id");--> statement-breakpoint
CREATE INDEX "notifications_in_order" ON "notifications" USING btree ("user_id","written_in","id");--> statement-breakpoint
CREATE INDEX "notifications_unread" ON "notifications" USING btree ("user_id") WHERE read_at is null;--> statement-breakpoint
CREATE INDEX "notifications_of_project" ON "notifications" USING btree ("organization_id","project_id");--> statement-breakpoint
CREATE INDEX "notifications_by_age" ON "notifications" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "presences_of_user" ON "presences" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "presences_by_age" ON "presences" USING btree ("seen_at");--> statement-breakpoint
CREATE POLICY "notifications_of_person" ON "notifications" AS PERMISSIVE FOR ALL TO "tessera_app" USING (user_id = (select app_user_id())) WITH CHECK (user_id = (select app_user_id()));--> statement-breakpoint
CREATE POLICY "notifications_of_writer" ON "notifications" AS PERMISSIVE FOR INSERT TO "tessera_app" WITH CHECK (organization_id = (select app_organization_id()));--> statement-breakpoint
CREATE POLICY "presences_of_tenant" ON "presences" AS PERMISSIVE FOR ALL TO "tessera_app" USING (organization_id = (select app_organization_id())) WITH CHECK (organization_id = (select app_organization_id()));--> statement-breakpoint
-- Policies apply to the owner of the tables too; the function below and an administrator of the database see every row.
ALTER TABLE "notifications" FORCE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE POLICY "notifications_of_owner" ON "notifications" TO current_user USING (true);--> statement-breakpoint
ALTER TABLE "presences" FORCE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE POLICY "presences_of_owner" ON "presences" TO current_user USING (true);--> statement-breakpoint
-- A message to the operators stays as it was written.
REVOKE UPDATE ON "contact_messages" FROM tessera_app;--> statement-breakpoint
-- Deletes notifications after 90 days, and the presence of streams that ended without saying so.
CREATE FUNCTION app_delete_old_notifications(most integer) RETURNS integer LANGUAGE sql SECURITY DEFINER
  SET search_path = pg_catalog, public
  AS 'DELETE FROM public.presences WHERE seen_at < now() - interval ''1 hour'';
      WITH deleted AS (
        DELETE FROM public.notifications n USING (
          SELECT id FROM public.notifications WHERE created_at < now() - interval ''90 days''
          ORDER BY created_at LIMIT most
        ) old WHERE n.id = old.id RETURNING 1
      )
      SELECT count(*)::integer FROM deleted';--> statement-breakpoint
REVOKE ALL ON FUNCTION app_delete_old_notifications(integer) FROM PUBLIC;--> statement-breakpoint
GRANT EXECUTE ON FUNCTION app_delete_old_notifications(integer) TO tessera_app;
