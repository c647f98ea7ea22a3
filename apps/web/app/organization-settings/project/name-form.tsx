import { Trans, useLingui } from "@lingui/react/macro";
import { type Organization, type Project, revisionTag } from "@tessera/contract";
import { useQueryClient } from "@tanstack/react-query";
import { ErrorNote, Icon, loadOnce, showToast, TextField } from "@tessera/ui";
import { ArrowRight } from "lucide-react";
import { SaveBar } from "#account/save-bar.tsx";
import { Setting } from "#account/setting.tsx";
import { call } from "#api-client/call.ts";
import { queries } from "#api-client/query-options.ts";
import { useContractForm } from "#authentication/use-contract-form.ts";
import { navigate } from "#navigation/router.tsx";
import { useRefreshProjects } from "#projects/use-refresh-projects.ts";
import styles from "../organization-settings.module.css";

const check = loadOnce(async () => (await import("#authentication/form-checks.ts")).checkProject);

/** The props of the form of a project. */
export type NameFormProps = {
  readonly organization: Organization;
  readonly project: Project;
  /** True when the form replaces one whose changes were discarded. */
  readonly takesFocus: boolean;
  readonly onDiscard: () => void;
};

/** Shows the form of a project's name and address, with a bar while it is changed. */
export function NameForm({ organization, project, takesFocus, onDiscard }: NameFormProps) {
  const { t } = useLingui();
  const queryClient = useQueryClient();
  const refresh = useRefreshProjects();
  const { id: projectId, organizationId, revision, slug: currentSlug } = project;
  const { formProps, field, changes, failure, isSubmitting } = useContractForm({
    check,
    defaultValues: { name: project.name, slug: currentSlug },
    takesFocus,
    send: async (body) => {
      const input = { params: { projectId }, body, ifMatch: revisionTag(revision) };
      const { data } = await call("updateProject", input);
      await Promise.all([
        refresh(organizationId),
        queryClient.invalidateQueries({ queryKey: queries.recipe(projectId).queryKey }),
      ]);
      showToast({ kind: "success", text: t`The design system is saved` });
      if (data.slug !== currentSlug) {
        navigate(`/${organization.slug}/${data.slug}/general`, { replace: true });
      }
      return { name: data.name, slug: data.slug };
    },
  });
  const slug = field("slug");
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
      <Setting title={t`Address`} reason={t`Part of every link of this design system.`}>
        <div className={styles.field}>
          <TextField
            {...slug}
            onChange={(text) => slug.onChange(text.toLowerCase())}
            aria-label={t`Address`}
            leading={<span className={styles.host}>{`${organization.slug}/`}</span>}
            autoComplete="off"
            spellCheck="false"
          />
          {slug.value !== currentSlug && (
            <p className={styles.hint}>
              <Icon icon={ArrowRight} sizePx={12} />
              <span>
                <Trans>
                  Links to <b>{currentSlug}</b> will open this one until another design system takes
                  it.
                </Trans>
              </span>
            </p>
          )}
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
