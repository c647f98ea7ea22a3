import { useLingui, Trans } from "@lingui/react/macro";
import { useLocation, useParams } from "#navigation/router.tsx";
import { isFormat } from "#editor/names/format-names.ts";
import { screens } from "#editor/navigation/screens.tsx";
import { localeOf } from "#navigation/localized-path.ts";
import { PageTitle } from "#navigation/page-head.tsx";
import { RequireSession } from "#session/require-session.tsx";
import { loadAreaTexts } from "#texts/catalog.ts";
import { editorTexts } from "#editor/texts/editor-texts.ts";
import { LastProjectRedirect } from "./last-project-redirect.tsx";
import { ProjectGate } from "./project-gate.tsx";
import { ProjectEditor } from "./project-editor.tsx";
import { HeaderWithSlot } from "./header-slot.tsx";
import { getScreenPart, screenIdOf, type ScreenModule } from "./screen-parts.ts";
import { useCallback, useEffect, useState } from "react";
import { EditorMessage } from "#editor/panes/editor-message.tsx";
import type { LoadedOnce } from "@tessera/ui";

/** Loads the area's texts and the screen; the screen itself shows a failure and offers a retry. */
export async function prepare(path: string): Promise<void> {
  await Promise.all([
    loadAreaTexts(localeOf(path), editorTexts),
    getScreenPart(screenIdOf(path))
      .load()
      .catch(() => undefined),
  ]);
}

/**
 * The layout of the design-system area; an address without a project redirects to the last used
 * one.
 */
export default function EditorLayout() {
  const { t, i18n } = useLingui();
  const { organization, project, format } = useParams();
  const id = screenIdOf(useLocation().pathname);
  const screen = screens.find((one) => one.id === id);
  const ofVariables = format === undefined || isFormat(format) ? t`Variables` : t`Page not found`;
  const ofTools = id === "tokens" ? t`Tokens` : ofVariables;
  const title = screen ? i18n._(screen.title) : ofTools;
  return (
    <RequireSession>
      <HeaderWithSlot>
        {organization === undefined || project === undefined ? (
          <>
            <PageTitle title={title} />
            <LastProjectRedirect />
          </>
        ) : (
          <ProjectGate organizationSlug={organization} projectSlug={project} title={title}>
            <ProjectEditor>
              <ScreenOutlet key={id} part={getScreenPart(id)} />
            </ProjectEditor>
          </ProjectGate>
        )}
      </HeaderWithSlot>
    </RequireSession>
  );
}

/**
 * Shows a screen; if it did not load, shows an error and retries on request or when the network is
 * back.
 */
function ScreenOutlet({ part }: { readonly part: LoadedOnce<ScreenModule> }) {
  const [loaded, setLoaded] = useState(part.read);
  const retry = useCallback(() => void part.load().then(setLoaded, () => undefined), [part]);
  useEffect(() => {
    if (loaded) return undefined;
    addEventListener("online", retry);
    return () => removeEventListener("online", retry);
  }, [loaded, retry]);
  if (loaded) return <loaded.default />;
  return (
    <EditorMessage
      as="div"
      title={<Trans>This screen didn’t load</Trans>}
      text={<Trans>Check your connection. Your unsaved changes are kept on this device.</Trans>}
      onRetry={retry}
    />
  );
}
