-- More than 500 due subscriptions are read in turn, the longest unread first; open checkouts by chance.
CREATE OR REPLACE FUNCTION app_due_payments(at timestamptz)
  RETURNS TABLE (organization_id uuid, subscription_id text, checkout_id text)
  LANGUAGE sql VOLATILE SECURITY DEFINER SET search_path = pg_catalog, public
  AS '(SELECT s.organization_id, s.id, NULL
      FROM public.subscriptions s
      WHERE s.status <> ''canceled''
        AND (s.period_end <= at OR s.overdue_since IS NOT NULL OR s.refunded_at IS NOT NULL
          OR s.is_surplus OR s.updated_at <= now() - interval ''1 day''
          OR (s.status = ''scheduled-cancel'' AND s.ending_mailed_at IS NULL
            AND s.period_end <= at + interval ''3 days''))
      ORDER BY s.updated_at LIMIT 500)
      UNION ALL
      (SELECT c.organization_id, NULL, c.provider_id
      FROM public.checkouts c
      WHERE c.ended_at IS NULL AND c.provider_id IS NOT NULL
        AND c.created_at BETWEEN now() - interval ''4 days'' AND now() - interval ''2 minutes''
      ORDER BY random() LIMIT 500)';
