ALTER TABLE "unclaimed_subscriptions" ADD COLUMN "user_id" uuid;--> statement-breakpoint
ALTER TABLE "unclaimed_subscriptions" ADD CONSTRAINT "unclaimed_subscriptions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "unclaimed_subscriptions_of_user" ON "unclaimed_subscriptions" USING btree ("user_id");--> statement-breakpoint
-- As for messages to the operators: a purchase belongs to an account if it alone can have had the address at the time.
WITH spans AS (
  SELECT u.id, u.email, coalesce(max(f.created_at), u.created_at) AS since, 'infinity'::timestamptz AS until
    FROM "users" u LEFT JOIN "former_emails" f ON f.user_id = u.id GROUP BY u.id
  UNION ALL
  SELECT f.user_id, f.email, coalesce(max(earlier.created_at), u.created_at), f.created_at
    FROM "former_emails" f JOIN "users" u ON u.id = f.user_id
      LEFT JOIN "former_emails" earlier ON earlier.user_id = f.user_id AND earlier.created_at < f.created_at
    GROUP BY f.user_id, f.email, u.id, f.created_at
), owners AS (
  SELECT p.id, (array_agg(s.id))[1] AS user_id
    FROM "unclaimed_subscriptions" p JOIN spans s ON s.email = p.email AND p.created_at >= s.since AND p.created_at < s.until
    GROUP BY p.id HAVING count(DISTINCT s.id) = 1
)
UPDATE "unclaimed_subscriptions" p SET "user_id" = o.user_id FROM owners o WHERE o.id = p.id;
