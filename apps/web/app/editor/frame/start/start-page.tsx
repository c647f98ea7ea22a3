import { useLingui } from "@lingui/react/macro";
import { useQuery } from "@tanstack/react-query";
import type { Organization } from "@tessera/contract";
import { useEffect } from "react";
import { queries } from "#api-client/query-options.ts";
import { loadLaterTexts } from "#editor/later-parts/import-part.ts";
import { EditorMessage } from "#editor/panes/editor-message.tsx";
import { editorTexts } from "#editor/texts/editor-texts.ts";
import { localeOf } from "#navigation/localized-path.ts";
import { PageTitle } from "#navigation/page-head.tsx";
import { navigate } from "#navigation/router.tsx";
import { useOrganization } from "#organization/organization-provider.tsx";
import { RequireSession } from "#session/require-session.tsx";
import { loadAreaTexts } from "#texts/catalog.ts";
import { HeaderWithSlot } from "../header-slot.tsx";
import { StartFrame } from "./start-frame.tsx";
import { StartingPoints } from "./starting-points.tsx";
import { useCreateFirstProject } from "./use-create-first-project.ts";

/** Loads the texts of the editor. */
export async function prepare(path: string): Promise<void> {
  await Promise.all([loadAreaTexts(localeOf(path), editorTexts), loadLaterTexts(path)]);
}

/** The first page of a new user: whole screens in the user's color, one of which becomes a project. */
export default function StartPage() {
  const { t } = useLingui();
  const { organization, error, retry } = useOrganization();
  return (
    <RequireSession>
      <PageTitle title={t`Pick a starting point`} />
      <HeaderWithSlot newName={t`My system`}>
        {organization ? (
          <FirstProject organization={organization} />
        ) : (
          <StartFrame>
            {error && <EditorMessage as="div" error={error} onRetry={retry} />}
          </StartFrame>
        )}
      </HeaderWithSlot>
    </RequireSession>
  );
}

/** Shows the starting points to organizations without a project; others continue with theirs. */
function FirstProject({ organization }: { readonly organization: Organization }) {
  const { data, error, refetch } = useQuery(queries.allProjects(organization.id));
  const creation = useCreateFirstProject(organization);
  const isBegun = creation.isIdle && data !== undefined && data.length > 0;
  useEffect(() => {
    if (isBegun) navigate("/overview", { replace: true });
  }, [isBegun]);
  if (error && !data) {
    return (
      <StartFrame>
        <EditorMessage as="div" error={error} onRetry={() => void refetch()} />
      </StartFrame>
    );
  }
  return isBegun || !data ? <StartFrame /> : <StartingPoints creation={creation} />;
}
