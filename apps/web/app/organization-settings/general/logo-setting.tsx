import { Trans, useLingui } from "@lingui/react/macro";
import type { Organization } from "@tessera/contract";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { Avatar, Button, FileDrop, showToast } from "@tessera/ui";
import { Setting } from "#account/setting.tsx";
import { call } from "#api-client/call.ts";
import { queries } from "#api-client/query-options.ts";
import { useFailureText } from "#http/use-failure-text.ts";
import { shrinkImage } from "#images/shrink-image.ts";
import styles from "../organization-settings.module.css";

const acceptedTypes = ["image/png", "image/jpeg", "image/webp"];
const mostBytes = 20 << 20;

/** Shows the logo of an organization, and replaces or removes it at once. */
export function LogoSetting({ organization }: { readonly organization: Organization }) {
  const { t } = useLingui();
  const failureText = useFailureText();
  const queryClient = useQueryClient();
  const { id: organizationId, name, logo_url: logoUrl } = organization;
  const params = { organizationId };
  const refresh = () =>
    queryClient.invalidateQueries({ queryKey: queries.organizations().queryKey });
  const upload = useMutation({
    mutationFn: async (file: File) => {
      await call("updateLogo", { params, body: await shrinkImage(file) });
      await refresh();
      showToast({ kind: "success", text: t`The logo is saved` });
    },
  });
  const remove = useMutation({
    mutationFn: async () => {
      await call("updateOrganization", { params, body: { name, logo_url: null } });
      await refresh();
    },
    onError: (failure) => showToast({ kind: "error", text: failureText(failure) }),
  });
  return (
    <Setting title={t`Logo`} reason={t`Shown in the settings. Without one, the first letters.`}>
      <div className={styles.part}>
        <Avatar size="l" name={name} imageUrl={logoUrl ?? undefined} />
        <FileDrop
          aria-label={t`Logo`}
          className={styles.grow}
          acceptedTypes={acceptedTypes}
          maxBytes={mostBytes}
          value={[]}
          isDisabled={upload.isPending}
          errorMessage={upload.error ? failureText(upload.error) : undefined}
          onChange={([file]) => file && upload.mutate(file)}
        />
        {logoUrl !== null && (
          <Button isPending={remove.isPending} onPress={() => remove.mutate()}>
            <Trans>Remove logo</Trans>
          </Button>
        )}
      </div>
    </Setting>
  );
}
