import { Trans, useLingui } from "@lingui/react/macro";
import { EditorMessage } from "#editor/panes/editor-message.tsx";
import { ProjectContext } from "#editor/project/project-context.tsx";
import { useProjectLookup } from "#editor/project/use-project-lookup.ts";
import { editorTexts } from "#editor/texts/editor-texts.ts";
import { localeOf } from "#navigation/localized-path.ts";
import { PageTitle } from "#navigation/page-head.tsx";
import { useParams } from "#navigation/router.tsx";
import { RequireSession } from "#session/require-session.tsx";
import { ConfigureHeader } from "#shell/configure-header.tsx";
import { loadAreaTexts } from "#texts/catalog.ts";
import { HistoryScreen } from "./history-screen.tsx";
import styles from "./history.module.css";
import { HistorySkeleton } from "./history-skeleton.tsx";
import { historyTexts } from "./texts/history-texts.ts";

/** Loads the texts of the page and of the preview. */
export async function prepare(path: string): Promise<void> {
  const locale = localeOf(path);
  await Promise.all([loadAreaTexts(locale, historyTexts), loadAreaTexts(locale, editorTexts)]);
}

/** The page with the versions of a project. */
export default function VersionsPage() {
  return (
    <RequireSession>
      <div className={styles.frame}>
        <ConfigureHeader />
        <AddressedHistory />
      </div>
    </RequireSession>
  );
}

/** Shows the history of the project in the address, or why it cannot be shown. */
function AddressedHistory() {
  const { t } = useLingui();
  const { organization = "", project = "" } = useParams();
  const lookup = useProjectLookup(organization, project);
  const title = lookup.state === "missing" ? t`Page not found` : t`Versions`;
  return (
    <>
      <PageTitle title={title} />
      {lookup.state === "loading" && <HistorySkeleton />}
      {lookup.state === "failed" && <EditorMessage error={lookup.error} onRetry={lookup.retry} />}
      {lookup.state === "missing" && (
        <EditorMessage
          title={<Trans>Design system not found</Trans>}
          text={<Trans>It may have been renamed, or you may not have access.</Trans>}
        />
      )}
      {lookup.state === "found" && (
        <ProjectContext value={lookup.opened}>
          <HistoryScreen key={lookup.opened.project.id} />
        </ProjectContext>
      )}
    </>
  );
}
