ALTER TABLE "contact_messages" ADD COLUMN "user_id" uuid;--> statement-breakpoint
ALTER TABLE "contact_messages" ADD CONSTRAINT "contact_messages_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "contact_messages_of_user" ON "contact_messages" USING btree ("user_id");--> statement-breakpoint
-- An account has its address since the latest change of it, and had a former one from the change before until its replacement.
WITH spans AS (
  SELECT u.id, u.email, coalesce(max(f.created_at), u.created_at) AS since, 'infinity'::timestamptz AS until
    FROM "users" u LEFT JOIN "former_emails" f ON f.user_id = u.id GROUP BY u.id
  UNION ALL
  SELECT f.user_id, f.email, coalesce(max(earlier.created_at), u.created_at), f.created_at
    FROM "former_emails" f JOIN "users" u ON u.id = f.user_id
      LEFT JOIN "former_emails" earlier ON earlier.user_id = f.user_id AND earlier.created_at < f.created_at
    GROUP BY f.user_id, f.email, u.id, f.created_at
), owners AS (
  SELECT m.id, (array_agg(s.id))[1] AS user_id
    FROM "contact_messages" m JOIN spans s ON s.email = m.email AND m.created_at >= s.since AND m.created_at < s.until
    GROUP BY m.id HAVING count(DISTINCT s.id) = 1
)
-- A message of which no account, or more than one, had the address remains without an account.
UPDATE "contact_messages" m SET "user_id" = o.user_id FROM owners o WHERE o.id = m.id;
