import { Trans, useLingui } from "@lingui/react/macro";
import { useMutation } from "@tanstack/react-query";
import { Button, Dialog, DialogActions, showToast, TextField, ErrorNote } from "@tessera/ui";
import { type FormEvent, useEffect, useRef, useState } from "react";
import { call } from "#api-client/call.ts";
import { ApiError } from "#http/api-error.ts";
import { useFailureText } from "#http/use-failure-text.ts";
import { navigate } from "#navigation/router.tsx";
import { PlacesLeft, usePlacesLeft } from "./places-left.tsx";
import type { ProjectDialogProps } from "./project-action.ts";
import styles from "./projects.module.css";
import { useRefreshProjects } from "./use-refresh-projects.ts";

const longestName = 80;

/** Requests a name, and creates a copy of a project with it. */
export function DuplicateDialog({ isOpen, onClose, ...form }: ProjectDialogProps) {
  const { t } = useLingui();
  const { name } = form.project;
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      confirmsClosing="never"
      title={t`Duplicate ${name}`}
      description={<Trans>The copy has all decisions, and a history of its own.</Trans>}
    >
      <DuplicateForm {...form} onClose={onClose} />
    </Dialog>
  );
}

function DuplicateForm(props: Omit<ProjectDialogProps, "isOpen">) {
  const { organization, project, onClose } = props;
  const { t } = useLingui();
  const failureText = useFailureText();
  const { name: original } = project;
  const [name, setName] = useState(t`Copy of ${original}`.slice(0, longestName));
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => input.current?.select(), []);
  const left = usePlacesLeft(organization);
  const duplicate = useDuplicate(props);
  const { error } = duplicate;
  const refused = error instanceof ApiError ? error.fields["name"] : undefined;

  function submit(event: FormEvent): void {
    event.preventDefault();
    duplicate.mutate(name);
  }
  return (
    <form className={styles.form} onSubmit={submit} noValidate>
      <TextField
        ref={input}
        label={t`Name of the copy`}
        size="l"
        autoComplete="off"
        value={name}
        onChange={setName}
        errorMessage={refused}
      />
      <PlacesLeft organization={organization} onOffer={onClose} />
      {error && refused === undefined && <ErrorNote>{failureText(error)}</ErrorNote>}
      <DialogActions>
        <Button slot="close">
          <Trans>Cancel</Trans>
        </Button>
        <Button type="submit" kind="ink" isDisabled={left === 0} isPending={duplicate.isPending}>
          <Trans>Duplicate</Trans>
        </Button>
      </DialogActions>
    </form>
  );
}

/** Returns the mutation that creates the copy, which a toast then opens. */
function useDuplicate({ organization, project, onClose }: Omit<ProjectDialogProps, "isOpen">) {
  const { t } = useLingui();
  const refresh = useRefreshProjects();
  return useMutation({
    mutationFn: async (name: string) => {
      const params = { projectId: project.id };
      return (await call("duplicateProject", { params, body: { name } })).data;
    },
    onSuccess: async ({ name, slug }) => {
      await refresh(organization.id);
      onClose();
      const open = () => navigate(`/${organization.slug}/${slug}/design-system/colors`);
      showToast({
        kind: "success",
        text: t`${name} is created`,
        action: { text: t`Open`, onPress: open },
      });
    },
  });
}
