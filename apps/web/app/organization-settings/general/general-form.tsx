import { Trans, useLingui } from "@lingui/react/macro";
import type { Organization } from "@tessera/contract";
import { useQueryClient } from "@tanstack/react-query";
import { ErrorNote, Icon, loadOnce, showToast, TextField } from "@tessera/ui";
import { ArrowRight } from "lucide-react";
import { SaveBar } from "#account/save-bar.tsx";
import { Setting } from "#account/setting.tsx";
import { call } from "#api-client/call.ts";
import { queries } from "#api-client/query-options.ts";
import { useContractForm } from "#authentication/use-contract-form.ts";
import { navigate } from "#navigation/router.tsx";
import styles from "../organization-settings.module.css";
import { SlugState } from "./slug-state.tsx";

const check = loadOnce(
  async () => (await import("#authentication/form-checks.ts")).checkOrganization,
);

/** The props of the form of an organization. */
export type GeneralFormProps = {
  readonly organization: Organization;
  /** True when the form replaces one whose changes were discarded. */
  readonly takesFocus: boolean;
  readonly onDiscard: () => void;
};

/** Shows the form of an organization's name and address, with a bar while something is changed. */
export function GeneralForm({ organization, takesFocus, onDiscard }: GeneralFormProps) {
  const { t } = useLingui();
  const queryClient = useQueryClient();
  const { id: organizationId, slug: currentSlug } = organization;
  const { formProps, field, changes, failure, isSubmitting } = useContractForm({
    check,
    defaultValues: { name: organization.name, slug: currentSlug },
    takesFocus,
    send: async (body) => {
      const { data } = await call("updateOrganization", { params: { organizationId }, body });
      await queryClient.invalidateQueries({ queryKey: queries.organizations().queryKey });
      showToast({ kind: "success", text: t`The organization is saved` });
      if (data.slug !== currentSlug) navigate(`/${data.slug}/general`, { replace: true });
      return { name: data.name, slug: data.slug };
    },
  });
  const slug = field("slug");
  const isSlugChanged = slug.value !== currentSlug;
  return (
    <form {...formProps}>
      <Setting title={t`Name`} reason={t`Shown in the switcher and in invitations.`}>
        <div className={styles.field}>
          <TextField {...field("name")} aria-label={t`Name`} autoComplete="organization" />
        </div>
      </Setting>
      <Setting title={t`Address`} reason={t`Part of every link of this organization.`}>
        <div className={styles.field}>
          <TextField
            {...slug}
            onChange={(text) => slug.onChange(text.toLowerCase())}
            aria-label={t`Address`}
            leading={<span className={styles.host}>{`${location.host}/`}</span>}
            autoComplete="off"
            spellCheck="false"
          />
          {isSlugChanged && <SlugState organizationId={organizationId} slug={slug.value} />}
          {isSlugChanged && (
            <p className={styles.hint}>
              <Icon icon={ArrowRight} sizePx={12} />
              <span>
                <Trans>
                  Links to <b>{currentSlug}</b> will open this one until another organization takes
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
