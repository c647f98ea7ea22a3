import { Trans, useLingui } from "@lingui/react/macro";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import type { User } from "@tessera/contract";
import { Avatar, Button, FileDrop, showToast } from "@tessera/ui";
import { call } from "#api-client/call.ts";
import { storeUser } from "#api-client/store-user.ts";
import { useFailureText } from "#http/use-failure-text.ts";
import { shrinkImage } from "#images/shrink-image.ts";
import styles from "./account.module.css";
import { Setting } from "./setting.tsx";

const acceptedTypes = ["image/png", "image/jpeg", "image/webp"];
const mostBytes = 20 << 20;

/** Shows the picture of the user, and replaces or removes it at once. */
export function PictureSetting({ user }: { readonly user: User }) {
  const { t } = useLingui();
  const failureText = useFailureText();
  const queryClient = useQueryClient();
  const upload = useMutation({
    mutationFn: async (file: File) => {
      const { data } = await call("updateAvatar", { body: await shrinkImage(file) });
      await storeUser(queryClient, data);
      showToast({ kind: "success", text: t`Your picture is saved` });
    },
  });
  const remove = useMutation({
    mutationFn: async () => storeUser(queryClient, (await call("deleteAvatar", {})).data),
    onError: (failure) => showToast({ kind: "error", text: failureText(failure) }),
  });
  return (
    <Setting title={t`Picture`} reason={t`Members of your organizations see it.`}>
      <div className={styles.picture}>
        <Avatar size="l" name={user.name} imageUrl={user.avatar ?? undefined} />
        <FileDrop
          aria-label={t`Picture`}
          className={styles.grow}
          acceptedTypes={acceptedTypes}
          maxBytes={mostBytes}
          value={[]}
          isDisabled={upload.isPending}
          errorMessage={upload.error ? failureText(upload.error) : undefined}
          onChange={([file]) => file && upload.mutate(file)}
        />
        {user.avatar !== null && (
          <Button isPending={remove.isPending} onPress={() => remove.mutate()}>
            <Trans>Remove picture</Trans>
          </Button>
        )}
      </div>
    </Setting>
  );
}
