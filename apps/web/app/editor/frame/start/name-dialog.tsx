import { Trans, useLingui } from "@lingui/react/macro";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { createSlugs, describeIssues, operations } from "@tessera/contract";
import { Button, Dialog, DialogActions, TextField } from "@tessera/ui";
import { type FormEvent, useEffect, useRef, useState } from "react";
import { call } from "#api-client/call.ts";
import { queries } from "#api-client/query-options.ts";
import { useOpenProject } from "#editor/project/project-context.tsx";
import { ApiError } from "#http/api-error.ts";
import { useFailureText } from "#http/use-failure-text.ts";
import type { PopupProps } from "#lazy-part/lazy-part.tsx";
import { navigate } from "#navigation/router.tsx";
import { useLocale } from "#navigation/use-locale.ts";
import { useRefreshProjects } from "#projects/use-refresh-projects.ts";
import styles from "./name-dialog.module.css";

/** Offers to name the first project, whose address follows the name. */
export function NameDialog({ isOpen, onClose }: PopupProps) {
  const { t } = useLingui();
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      confirmsClosing="when-typed"
      title={t`Name your design system`}
      description={<Trans>Your changes are saved. The address follows the name.</Trans>}
    >
      <NameForm onDone={onClose} />
    </Dialog>
  );
}

function NameForm({ onDone }: { readonly onDone: () => void }) {
  const { t } = useLingui();
  const { project } = useOpenProject();
  const [name, setName] = useState<string>(project.name);
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => input.current?.select(), []);
  const { problem, isPending, rename } = useRename(onDone);
  function submit(event: FormEvent): void {
    event.preventDefault();
    if (name.trim() === project.name) onDone();
    else rename(name);
  }
  return (
    <form className={styles.form} onSubmit={submit} noValidate>
      <TextField
        label={t`Name`}
        size="l"
        ref={input}
        autoComplete="off"
        value={name}
        onChange={setName}
        errorMessage={problem}
      />
      <DialogActions>
        <Button slot="close">
          <Trans>Not now</Trans>
        </Button>
        <Button type="submit" kind="ink" isPending={isPending}>
          <Trans>Save the name</Trans>
        </Button>
      </DialogActions>
    </form>
  );
}

/** Returns the first slug of a name that no project has. */
function chooseSlug(name: string, others: readonly { readonly slug: string }[]): string {
  const taken = new Set(others.map(({ slug }) => slug));
  for (const slug of createSlugs(name, "design-system")) if (!taken.has(slug)) return slug;
  throw new Error("The slugs of a name have no end.");
}

/** Renames the project and opens its new address. */
function useRename(onDone: () => void) {
  const { organization, project } = useOpenProject();
  const locale = useLocale();
  const failureText = useFailureText();
  const queryClient = useQueryClient();
  const refresh = useRefreshProjects();
  const { data: others = [] } = useQuery(queries.allProjects(organization.id));
  const [refusal, setRefusal] = useState<string>();
  const { mutate, error, isPending } = useMutation({
    mutationFn: async (name: string) => {
      const params = { projectId: project.id };
      const body = { name, slug: chooseSlug(name, others) };
      return (await call("updateProject", { params, body, ifMatch: "*" })).data;
    },
    onSuccess: async ({ slug }) => {
      onDone();
      await Promise.all([
        refresh(organization.id),
        queryClient.invalidateQueries({ queryKey: queries.recipe(project.id).queryKey }),
      ]);
      const [, screen = "colors"] = location.pathname.split("/design-system/");
      const path = `/${organization.slug}/${slug}/design-system/${screen}${location.search}`;
      navigate(path, { replace: true });
    },
  });
  const ofServer = error instanceof ApiError ? error.fields["name"] : undefined;
  return {
    isPending,
    problem: refusal ?? ofServer ?? (error ? failureText(error) : undefined),
    rename(name: string) {
      const parsed = operations.updateProject.body.safeParse({ name });
      const issues = parsed.error && describeIssues(parsed.error.issues, locale, { name });
      setRefusal(issues?.fields["name"]);
      if (parsed.success) mutate(name);
    },
  };
}
