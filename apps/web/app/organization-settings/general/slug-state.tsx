import { useLingui } from "@lingui/react/macro";
import type { OrganizationId } from "@tessera/contract";
import { useQuery } from "@tanstack/react-query";
import { Tag } from "@tessera/ui";
import { Check, X } from "lucide-react";
import { useEffect, useState } from "react";
import { call } from "#api-client/call.ts";
import { ApiError } from "#http/api-error.ts";
import styles from "../organization-settings.module.css";

const pauseMs = 300;

/** The props of the state of an address. */
export type SlugStateProps = { readonly organizationId: OrganizationId; readonly slug: string };

/** Shows whether a typed address is free, once the typing pauses. */
export function SlugState({ organizationId, slug }: SlugStateProps) {
  const { t } = useLingui();
  const asked = usePaused(slug);
  const { data, error } = useQuery({
    queryKey: ["slug", organizationId, asked],
    queryFn: ({ signal }) =>
      call("checkOrganizationSlug", { params: { organizationId }, query: { slug: asked }, signal }),
    retry: false,
  });
  const isKnown = asked === slug;
  const refusal = error instanceof ApiError ? error.fields["slug"] : undefined;
  const isTaken = data?.data.isFree === false;
  return (
    <output className={styles.slugState}>
      {isKnown && data?.data.isFree === true && <Tag kind="success" icon={Check}>{t`Free`}</Tag>}
      {isKnown && (isTaken || refusal !== undefined) && (
        <Tag kind="danger" icon={X}>
          {refusal ?? t`This address is taken`}
        </Tag>
      )}
    </output>
  );
}

/** Returns a text once it has not changed for a moment. */
function usePaused(text: string): string {
  const [paused, setPaused] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setPaused(text), pauseMs);
    return () => clearTimeout(timer);
  }, [text]);
  return paused;
}
