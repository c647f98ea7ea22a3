import { Trans, useLingui } from "@lingui/react/macro";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { describeIssues, type Locale, operations } from "@tessera/contract";
import { Button, Dialog, DialogActions, ErrorNote, TextField } from "@tessera/ui";
import { type FormEvent, useEffect, useRef, useState } from "react";
import { call } from "#api-client/call.ts";
import { queries } from "#api-client/query-options.ts";
import { ApiError } from "#http/api-error.ts";
import { useFailureText } from "#http/use-failure-text.ts";
import type { PopupProps } from "#lazy-part/lazy-part.tsx";
import { navigate } from "#navigation/router.tsx";
import { useLocale } from "#navigation/use-locale.ts";
import { useOrganization } from "./organization-provider.tsx";
import styles from "./new-organization-dialog.module.css";

/** Requests the name of an organization in a dialog, and creates it on the Free plan. */
export function NewOrganizationDialog({ isOpen, onClose }: PopupProps) {
  const { t } = useLingui();
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      confirmsClosing="when-typed"
      title={t`New organization`}
      description={<Trans>It starts on the Free plan, and you are its owner.</Trans>}
    >
      <NewOrganizationForm />
    </Dialog>
  );
}

function NewOrganizationForm() {
  const { t } = useLingui();
  const locale = useLocale();
  const failureText = useFailureText();
  const [name, setName] = useState("");
  const [ownMessage, setOwnMessage] = useState<string>();
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => input.current?.focus(), []);
  const create = useCreateOrganization();
  const refused = create.error instanceof ApiError ? create.error.fields["name"] : undefined;

  function submit(event: FormEvent): void {
    event.preventDefault();
    const message = findMessage(name, locale);
    setOwnMessage(message);
    if (message === undefined) create.mutate(name);
    else input.current?.focus();
  }
  return (
    <form className={styles.form} onSubmit={submit} noValidate>
      <TextField
        ref={input}
        label={t`Name`}
        size="l"
        autoComplete="organization"
        value={name}
        onChange={setName}
        errorMessage={ownMessage ?? refused}
      />
      {create.error && refused === undefined && <ErrorNote>{failureText(create.error)}</ErrorNote>}
      <DialogActions>
        <Button slot="close">
          <Trans>Cancel</Trans>
        </Button>
        <Button type="submit" kind="ink" isPending={create.isPending}>
          <Trans>Create organization</Trans>
        </Button>
      </DialogActions>
    </form>
  );
}

function findMessage(name: string, locale: Locale): string | undefined {
  const parsed = operations.createOrganization.body.safeParse({ name });
  if (parsed.success) return undefined;
  return describeIssues(parsed.error.issues, locale, { name }).fields["name"];
}

/** Returns the mutation that creates an organization and opens its members. */
function useCreateOrganization() {
  const queryClient = useQueryClient();
  const { chooseOrganization } = useOrganization();
  return useMutation({
    mutationFn: async (name: string) => (await call("createOrganization", { body: { name } })).data,
    onSuccess: async ({ id, slug }) => {
      await queryClient.invalidateQueries({ queryKey: queries.organizations().queryKey });
      chooseOrganization(id);
      navigate("/overview", { replace: true });
      navigate(`/${slug}/general`);
    },
  });
}
