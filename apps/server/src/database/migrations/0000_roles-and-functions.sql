-- The server works as tessera_app: it owns nothing, and policies hold for it. A role belongs to the
-- whole cluster, so another database of the same cluster may have made it already.
DO $$ BEGIN
  IF NOT EXISTS (SELECT FROM pg_roles WHERE rolname = 'tessera_app') THEN
    CREATE ROLE tessera_app NOLOGIN NOSUPERUSER NOBYPASSRLS;
  END IF;
EXCEPTION WHEN duplicate_object OR unique_violation THEN NULL;
END $$;
--> statement-breakpoint
DO $$ BEGIN
  IF NOT pg_has_role(current_user, 'tessera_app', 'SET') THEN
    EXECUTE format('GRANT tessera_app TO %I', current_user);
  END IF;
END $$;
--> statement-breakpoint
GRANT USAGE ON SCHEMA public TO tessera_app;
--> statement-breakpoint
ALTER DEFAULT PRIVILEGES IN SCHEMA public GRANT SELECT, INSERT, UPDATE, DELETE ON TABLES TO tessera_app;
--> statement-breakpoint
-- The person of the transaction. A setting that was set locally is '' afterwards, never unset again.
CREATE FUNCTION app_user_id() RETURNS uuid LANGUAGE sql STABLE PARALLEL SAFE
  RETURN nullif(current_setting('app.user_id', true), '')::uuid;
--> statement-breakpoint
-- The organization of the transaction.
CREATE FUNCTION app_organization_id() RETURNS uuid LANGUAGE sql STABLE PARALLEL SAFE
  RETURN nullif(current_setting('app.organization_id', true), '')::uuid;
--> statement-breakpoint
-- The organizations that the person belongs to. It runs as the owner, because the policy of members
-- asks it, and a policy that reads its own table would never end. Its table comes later.
SET LOCAL check_function_bodies = off;
--> statement-breakpoint
CREATE FUNCTION app_memberships() RETURNS SETOF uuid LANGUAGE sql STABLE SECURITY DEFINER
  SET search_path = pg_catalog, public
  AS 'SELECT organization_id FROM public.members WHERE user_id = public.app_user_id()';
