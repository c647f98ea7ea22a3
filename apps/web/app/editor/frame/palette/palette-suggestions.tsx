import { useQueryClient } from "@tanstack/react-query";
import { useLingui } from "@lingui/react/macro";
import { hasPlan, planOfFormat } from "@tessera/contract";
import { tokenName } from "@tessera/engine";
import { copyText, showToast } from "@tessera/ui";
import { Copy, Eye, SlidersHorizontal } from "lucide-react";
import { useEffect } from "react";
import { queries } from "#api-client/query-options.ts";
import { setCommandSuggester } from "#commands/command-suggester.ts";
import { useDraftStore } from "#editor/draft/draft-context.tsx";
import { useOpenProject } from "#editor/project/project-context.tsx";
import { useViewSettings } from "#editor/view/use-view-settings.ts";
import { navigate } from "#navigation/router.tsx";
import { presetNames } from "#presets/preset-names.ts";
import { printSuggestion } from "./print-suggestion.ts";
import { applySuggestion, isEdit } from "./run-suggestion.ts";
import { suggest } from "./suggest.ts";
import type { Suggestion } from "./suggestion.ts";

/** Makes the palette understand values, tokens, presets and codes while the editor is open. */
export function PaletteSuggestions() {
  const { t, i18n } = useLingui();
  const store = useDraftStore();
  const { canEdit } = useOpenProject();
  const run = useRunSuggestion();
  useEffect(() => {
    const names = new Map(Object.entries(presetNames).map(([id, name]) => [id, i18n._(name)]));
    setCommandSuggester((query) =>
      suggest(query, {
        design: store.getState().draft,
        locale: i18n.locale,
        presetNames: names,
      })
        .filter((suggestion) => canEdit || !isEdit(suggestion))
        .map((suggestion) => ({
          id: `suggestion ${JSON.stringify(suggestion)}`,
          title: printSuggestion(suggestion, i18n),
          group: isEdit(suggestion) ? t`Change` : t`Preview and copy`,
          icon: iconOf(suggestion),
          run: () => run(suggestion),
        })),
    );
  });
  useEffect(() => () => setCommandSuggester(undefined), []);
  return null;
}

function iconOf({ kind }: Suggestion) {
  if (kind === "view") return Eye;
  return kind === "copyToken" || kind === "copyFile" ? Copy : SlidersHorizontal;
}

function useRunSuggestion(): (suggestion: Suggestion) => void {
  const { t } = useLingui();
  const store = useDraftStore();
  const [, changeView] = useViewSettings();
  const copyFile = useCopyFile();
  return (suggestion) => {
    if (suggestion.kind === "view") changeView(suggestion.change);
    else if (suggestion.kind === "copyFile") void copyFile(suggestion.format);
    else if (suggestion.kind === "copyToken") void copy(`var(--${tokenName(suggestion.token)})`);
    else if (!applySuggestion(store, suggestion)) {
      showToast({ kind: "error", text: t`This value isn’t possible here` });
    }
  };

  async function copy(text: string): Promise<void> {
    const isCopied = await copyText(text);
    showToast(
      isCopied
        ? { kind: "success", text: t`Copied ${text}` }
        : { kind: "error", text: t`Your browser blocked copying` },
    );
  }
}

/** Returns a function that copies the file of a format as it was saved, or opens a locked format. */
function useCopyFile(): (format: string) => Promise<void> {
  const { t } = useLingui();
  const client = useQueryClient();
  const store = useDraftStore();
  const { organization, project } = useOpenProject();
  return async (format) => {
    const path = `/${organization.slug}/${project.slug}/design-system/variables/${format}`;
    if (!hasPlan(organization.plan, planOfFormat(format))) return navigate(path);
    try {
      const query = queries.exportedFile(project.id, format, {});
      const { data, mediaType } = await client.fetchQuery(query);
      // Several files are no text: their screen shows them.
      if (mediaType?.startsWith("application/zip")) return navigate(path);
      const { saved } = store.getState();
      const isCopied = await copyText(new TextDecoder().decode(data));
      showToast(
        isCopied
          ? { kind: "success", text: t`Copied the file of revision ${saved.revision}` }
          : { kind: "error", text: t`Your browser blocked copying` },
      );
    } catch {
      showToast({ kind: "error", text: t`Can’t reach Tessera.` });
    }
  };
}
