import { Trans, useLingui } from "@lingui/react/macro";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { Button, CopyButton, ErrorNote, printDate, showToast, Text, TextField } from "@tessera/ui";
import { useState } from "react";
import { call } from "#api-client/call.ts";
import { queries } from "#api-client/query-options.ts";
import { FailureNote } from "#failures/failure-note.tsx";
import { useFailureText } from "#http/use-failure-text.ts";
import { localizedPath } from "#navigation/localized-path.ts";
import { useLocale } from "#navigation/use-locale.ts";
import type { ActedProject } from "./project-action.ts";
import styles from "./projects.module.css";

type ShareLinkSettingProps = {
  readonly project: ActedProject;
  /** True when the user may create and revoke the link. */
  readonly canChange: boolean;
};

/** Shows whether a project has a share link, and creates, replaces or revokes it. */
export function ShareLinkSetting({ project, canChange }: ShareLinkSettingProps) {
  const { t } = useLingui();
  const failureText = useFailureText();
  const [token, setToken] = useState<string>();
  const { data: link, error, refetch } = useQuery(queries.shareLink(project.id));
  const changes = useLinkChanges(project, setToken);
  const failure = changes.create.error ?? changes.revoke.error;
  if (error) {
    return <FailureNote failure={error} onRetry={() => void refetch()} />;
  }
  if (link === undefined) return null;
  return (
    <div className={styles.form}>
      {token === undefined ? <LinkState createdAt={link?.createdAt} /> : <Address token={token} />}
      {failure && <ErrorNote>{failureText(failure)}</ErrorNote>}
      {canChange && (
        <div className={styles.buttons}>
          <Button
            kind={link === null ? "ink" : "outlined"}
            isPending={changes.create.isPending}
            onPress={() => changes.create.mutate()}
          >
            {link === null ? t`Create link` : t`Replace link`}
          </Button>
          {link !== null && (
            <Button
              kind="danger"
              isPending={changes.revoke.isPending}
              onPress={() => changes.revoke.mutate()}
            >
              {t`Revoke link`}
            </Button>
          )}
        </div>
      )}
    </div>
  );
}

/** Shows since when a link exists; its address is known only right after it is created. */
function LinkState({ createdAt }: { readonly createdAt: string | undefined }) {
  const locale = useLocale();
  if (createdAt === undefined) {
    return (
      <Text tone="muted">
        <Trans>It has no link yet. Search engines don’t list the page.</Trans>
      </Text>
    );
  }
  const date = printDate(createdAt, locale);
  return (
    <Text tone="muted">
      <Trans>
        A link works since {date}. Its address was shown when it was created; a new link replaces it
        at once.
      </Trans>
    </Text>
  );
}

function Address({ token }: { readonly token: string }) {
  const { t } = useLingui();
  const address = `${location.origin}${localizedPath("/share", useLocale())}#${token}`;
  return (
    <div className={styles.address}>
      <TextField
        label={t`Link`}
        description={t`Copy it now: it is not shown again.`}
        isReadOnly
        isMono
        value={address}
        trailing={<CopyButton text={address} />}
      />
    </div>
  );
}

function useLinkChanges(project: ActedProject, setToken: (token: string | undefined) => void) {
  const { t } = useLingui();
  const queryClient = useQueryClient();
  const { queryKey } = queries.shareLink(project.id);
  const params = { projectId: project.id };
  const create = useMutation({
    mutationFn: async () => (await call("createShareLink", { params })).data,
    onSuccess: ({ token, createdAt }) => {
      queryClient.setQueryData(queryKey, () => ({ createdAt }));
      setToken(token);
    },
  });
  const revoke = useMutation({
    mutationFn: () => call("deleteShareLink", { params }),
    onSuccess: () => {
      queryClient.setQueryData(queryKey, () => null);
      setToken(undefined);
      showToast({ kind: "success", text: t`The link no longer works` });
    },
  });
  return { create, revoke };
}
