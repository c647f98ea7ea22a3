ALTER TABLE "subscriptions" ADD COLUMN "is_ended_by_deletion" boolean DEFAULT false NOT NULL;--> statement-breakpoint
CREATE INDEX "audit_of_left_projects" ON "audit" USING btree ("organization_id","subject_id") WHERE operation in ('deleteProject', 'moveProject');--> statement-breakpoint
-- Until now, the undo of every planned deletion resumed the renewal.
UPDATE "subscriptions" s SET "is_ended_by_deletion" = true FROM "organizations" o
  WHERE o.id = s.organization_id AND o.deletion_at IS NOT NULL AND s.status = 'scheduled-cancel';
