CREATE SEQUENCE "public"."payment_reads" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1;--> statement-breakpoint
CREATE TABLE "billing_details" (
	"organization_id" uuid PRIMARY KEY NOT NULL,
	"company" text NOT NULL,
	"address" text NOT NULL,
	"vat_number" text NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "billing_details" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "checkouts" (
	"organization_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"provider_id" text,
	"user_id" uuid,
	"product_id" text NOT NULL,
	"url" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"ended_at" timestamp with time zone,
	CONSTRAINT "checkouts_organization_id_id_pk" PRIMARY KEY("organization_id","id"),
	CONSTRAINT "checkouts_provider_id_unique" UNIQUE("provider_id")
);
--> statement-breakpoint
ALTER TABLE "checkouts" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "payment_events" (
	"id" text PRIMARY KEY NOT NULL,
	"type" text NOT NULL,
	"subscription_id" text,
	"checkout_id" text,
	"is_dispute" boolean NOT NULL,
	"state" text NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"problem" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "subscriptions" (
	"organization_id" uuid NOT NULL,
	"id" text NOT NULL,
	"customer_id" text NOT NULL,
	"product_id" text NOT NULL,
	"period" text NOT NULL,
	"status" text NOT NULL,
	"period_start" timestamp with time zone,
	"period_end" timestamp with time zone,
	"paid_since" timestamp with time zone NOT NULL,
	"overdue_since" timestamp with time zone,
	"refunded_at" timestamp with time zone,
	"disputed_at" timestamp with time zone,
	"ending_mailed_at" timestamp with time zone,
	"is_surplus" boolean DEFAULT false NOT NULL,
	"read_number" bigint NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "subscriptions_organization_id_id_pk" PRIMARY KEY("organization_id","id"),
	CONSTRAINT "subscriptions_id" UNIQUE("id")
);
--> statement-breakpoint
ALTER TABLE "subscriptions" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "unclaimed_subscriptions" (
	"id" text PRIMARY KEY NOT NULL,
	"email" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "billing_details" ADD CONSTRAINT "billing_details_organization_id_organizations_id_fk" FOREIGN KEY ("organization_id") REFERENCES "public"."organizations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "checkouts" ADD CONSTRAINT "checkouts_organization_id_organizations_id_fk" FOREIGN KEY ("organization_id") REFERENCES "public"."organizations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "checkouts" ADD CONSTRAINT "checkouts_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "subscriptions" ADD CONSTRAINT "subscriptions_organization_id_organizations_id_fk" FOREIGN KEY ("organization_id") REFERENCES "public"."organizations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "checkouts_open" ON "checkouts" USING btree ("created_at") WHERE ended_at is null;--> statement-breakpoint
CREATE INDEX "unclaimed_subscriptions_of_email" ON "unclaimed_subscriptions" USING btree ("email");--> statement-breakpoint
CREATE POLICY "billing_details_of_tenant" ON "billing_details" AS PERMISSIVE FOR ALL TO "tessera_app" USING (organization_id = (select app_organization_id())) WITH CHECK (organization_id = (select app_organization_id()));--> statement-breakpoint
CREATE POLICY "checkouts_of_tenant" ON "checkouts" AS PERMISSIVE FOR ALL TO "tessera_app" USING (organization_id = (select app_organization_id())) WITH CHECK (organization_id = (select app_organization_id()));--> statement-breakpoint
CREATE POLICY "subscriptions_of_tenant" ON "subscriptions" AS PERMISSIVE FOR ALL TO "tessera_app" USING (organization_id = (select app_organization_id())) WITH CHECK (organization_id = (select app_organization_id()));--> statement-breakpoint
-- Policies apply to the owner of the tables too; the functions below run as the owner and only read.
ALTER TABLE "billing_details" FORCE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "checkouts" FORCE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "subscriptions" FORCE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE POLICY "checkouts_of_owner" ON "checkouts" FOR SELECT TO current_user USING (true);--> statement-breakpoint
CREATE POLICY "subscriptions_of_owner" ON "subscriptions" FOR SELECT TO current_user USING (true);--> statement-breakpoint
GRANT USAGE ON SEQUENCE "payment_reads" TO tessera_app;--> statement-breakpoint
-- The organization of a subscription: the one that has it, else the one that started its checkout.
CREATE FUNCTION app_organization_of_payment(subscription text, checkout uuid) RETURNS uuid
  LANGUAGE sql STABLE SECURITY DEFINER SET search_path = pg_catalog, public
  AS 'SELECT coalesce(
        (SELECT s.organization_id FROM public.subscriptions s WHERE s.id = subscription),
        (SELECT c.organization_id FROM public.checkouts c WHERE c.id = checkout)
      )';
--> statement-breakpoint
-- The subscriptions and checkouts that are read again because a webhook may be missing.
CREATE FUNCTION app_due_payments(at timestamptz)
  RETURNS TABLE (organization_id uuid, subscription_id text, checkout_id text)
  LANGUAGE sql STABLE SECURITY DEFINER SET search_path = pg_catalog, public
  AS 'SELECT s.organization_id, s.id, NULL
      FROM public.subscriptions s
      WHERE s.status <> ''canceled''
        AND (s.period_end <= at OR s.overdue_since IS NOT NULL OR s.refunded_at IS NOT NULL
          OR s.is_surplus OR s.updated_at <= now() - interval ''1 day''
          OR (s.status = ''scheduled-cancel'' AND s.ending_mailed_at IS NULL
            AND s.period_end <= at + interval ''3 days''))
      UNION ALL
      SELECT c.organization_id, NULL, c.provider_id
      FROM public.checkouts c
      WHERE c.ended_at IS NULL AND c.provider_id IS NOT NULL
        AND c.created_at BETWEEN now() - interval ''4 days'' AND now() - interval ''2 minutes''
      LIMIT 500';
