import { useLingui } from "@lingui/react/macro";
import { type Project, revisionTag } from "@tessera/contract";
import { useQueryClient } from "@tanstack/react-query";
import { ErrorNote, loadOnce, showToast, TextField } from "@tessera/ui";
import { SaveBar } from "#account/save-bar.tsx";
import { Setting } from "#account/setting.tsx";
import { call } from "#api-client/call.ts";
import { queries } from "#api-client/query-options.ts";
import { useContractForm } from "#authentication/use-contract-form.ts";
import { useRefreshProjects } from "#projects/use-refresh-projects.ts";
import styles from "../organization-settings.module.css";

const check = loadOnce(async () => (await import("#authentication/form-checks.ts")).checkProject);

/** The props of the form of a project. */
export type NameFormProps = {
  readonly project: Project;
  /** True when the form replaces one whose changes were discarded. */
  readonly takesFocus: boolean;
  readonly onDiscard: () => void;
};

/** Shows the form of a project's name, with a bar while it is changed. */
export function NameForm({ project, takesFocus, onDiscard }: NameFormProps) {
  const { t } = useLingui();
  const queryClient = useQueryClient();
  const refresh = useRefreshProjects();
  const { id: projectId, organizationId, revision } = project;
  const { formProps, field, changes, failure, isSubmitting } = useContractForm({
    check,
    defaultValues: { name: project.name },
    takesFocus,
    send: async (body) => {
      const input = { params: { projectId }, body, ifMatch: revisionTag(revision) };
      const { data } = await call("updateProject", input);
      await Promise.all([
        refresh(organizationId),
        queryClient.invalidateQueries({ queryKey: queries.recipe(projectId).queryKey }),
      ]);
      showToast({ kind: "success", text: t`The design system is saved` });
      return { name: data.name };
    },
  });
  return (
    <form {...formProps}>
      <Setting
        title={t`Name`}
        reason={t`Two design systems may have the same name. Their addresses differ.`}
      >
        <div className={styles.field}>
          <TextField {...field("name")} aria-label={t`Name`} autoComplete="off" />
        </div>
      </Setting>
      {failure !== undefined && (
        <div className={styles.part}>
          <ErrorNote>{failure}</ErrorNote>
        </div>
      )}
      {changes > 0 && <SaveBar changes={changes} isPending={isSubmitting} onDiscard={onDiscard} />}
    </form>
  );
}
