-- A receipt keeps the billing details of its time: a change adds a row.
ALTER TABLE "billing_details" RENAME COLUMN "updated_at" TO "valid_from";--> statement-breakpoint
ALTER TABLE "billing_details" DROP CONSTRAINT "billing_details_pkey";--> statement-breakpoint
ALTER TABLE "billing_details" ADD CONSTRAINT "billing_details_organization_id_valid_from_pk" PRIMARY KEY("organization_id","valid_from");--> statement-breakpoint
ALTER TABLE "members" ADD COLUMN "kept_at" timestamp with time zone;
