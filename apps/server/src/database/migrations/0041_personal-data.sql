ALTER TABLE "registrations" ADD COLUMN "terms_accepted_at" timestamp with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "terms_accepted_at" timestamp with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
-- Nobody registers without accepting the terms. A waiting registration expires 24 hours after it was made.
UPDATE "registrations" SET "terms_accepted_at" = "expires_at" - interval '24 hours';--> statement-breakpoint
UPDATE "users" SET "terms_accepted_at" = "created_at";--> statement-breakpoint
CREATE INDEX "contact_messages_by_age" ON "contact_messages" USING btree ("created_at");--> statement-breakpoint
-- Deletes messages to the operators after twelve months.
CREATE FUNCTION app_delete_old_contact_messages(most integer) RETURNS integer LANGUAGE sql SECURITY DEFINER
  SET search_path = pg_catalog, public
  AS 'WITH deleted AS (
        DELETE FROM public.contact_messages c USING (
          SELECT id FROM public.contact_messages WHERE created_at < now() - interval ''12 months''
          ORDER BY created_at LIMIT most
        ) old WHERE c.id = old.id RETURNING 1
      )
      SELECT count(*)::integer FROM deleted';--> statement-breakpoint
-- The functions below read what the user of the transaction left in organizations, also in those that the user has left.
CREATE FUNCTION app_own_checkouts() RETURNS TABLE (
    organization_id uuid, product_id text, checkout_id text,
    created_at timestamp with time zone, ended_at timestamp with time zone
  ) LANGUAGE sql STABLE SECURITY DEFINER SET search_path = pg_catalog, public
  AS 'SELECT c.organization_id, c.product_id, c.provider_id, c.created_at, c.ended_at
    FROM public.checkouts c WHERE c.user_id = public.app_user_id() ORDER BY c.created_at';--> statement-breakpoint
CREATE FUNCTION app_own_share_links() RETURNS TABLE (
    organization_id uuid, project_id uuid, created_at timestamp with time zone
  ) LANGUAGE sql STABLE SECURITY DEFINER SET search_path = pg_catalog, public
  AS 'SELECT s.organization_id, s.project_id, s.created_at
    FROM public.share_links s WHERE s.created_by = public.app_user_id() ORDER BY s.created_at';--> statement-breakpoint
CREATE FUNCTION app_sent_invitations() RETURNS TABLE (
    organization_id uuid, email text, role text,
    sent_at timestamp with time zone, expires_at timestamp with time zone
  ) LANGUAGE sql STABLE SECURITY DEFINER SET search_path = pg_catalog, public
  AS 'SELECT i.organization_id, i.email, i.role, i.sent_at, i.expires_at
    FROM public.invitations i WHERE i.invited_by = public.app_user_id() ORDER BY i.sent_at';--> statement-breakpoint
CREATE FUNCTION app_received_invitations() RETURNS TABLE (
    organization_name text, role text, sent_at timestamp with time zone, expires_at timestamp with time zone
  ) LANGUAGE sql STABLE SECURITY DEFINER SET search_path = pg_catalog, public
  AS 'SELECT o.name, i.role, i.sent_at, i.expires_at
    FROM public.invitations i JOIN public.organizations o ON o.id = i.organization_id
    JOIN public.users u ON u.email = i.email
    WHERE u.id = public.app_user_id() ORDER BY i.sent_at';--> statement-breakpoint
REVOKE ALL ON FUNCTION app_delete_old_contact_messages(integer), app_own_checkouts(), app_own_share_links(),
  app_sent_invitations(), app_received_invitations() FROM PUBLIC;--> statement-breakpoint
GRANT EXECUTE ON FUNCTION app_delete_old_contact_messages(integer), app_own_checkouts(), app_own_share_links(),
  app_sent_invitations(), app_received_invitations() TO tessera_app;
