import { Outlet, useParams } from "react-router";
import { localeOf } from "#navigation/localized-path.ts";
import { RequireSession } from "#session/require-session.tsx";
import { addTexts } from "#texts/catalog.ts";
import { editorTexts } from "#editor/texts/editor-texts.ts";
import { LastProjectRedirect } from "./last-project-redirect.tsx";
import { ProjectGate } from "./project-gate.tsx";
import { ProjectEditor } from "./project-editor.tsx";
import { HeaderWithSlot } from "./header-slot.tsx";

/** Loads the area's texts before its first screen. */
export async function clientLoader({ request }: { readonly request: Request }) {
  const locale = localeOf(new URL(request.url).pathname);
  addTexts(locale, (await editorTexts[locale]()).messages);
  return null;
}

/**
 * The layout of the design-system area; an address without a project redirects to the last used
 * one.
 */
export default function EditorLayout() {
  const { organization, project } = useParams();
  return (
    <RequireSession>
      <HeaderWithSlot>
        {organization === undefined || project === undefined ? (
          <LastProjectRedirect />
        ) : (
          <ProjectGate organizationSlug={organization} projectSlug={project}>
            <ProjectEditor>
              <Outlet />
            </ProjectEditor>
          </ProjectGate>
        )}
      </HeaderWithSlot>
    </RequireSession>
  );
}
