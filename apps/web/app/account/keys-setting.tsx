import { Trans, useLingui } from "@lingui/react/macro";
import { useQuery } from "@tanstack/react-query";
import { Button, ErrorNote, Icon, keepPlace, Skeleton, SkeletonBlock } from "@tessera/ui";
import { Plus } from "lucide-react";
import { useState } from "react";
import { queries } from "#api-client/query-options.ts";
import { useFailureText } from "#http/use-failure-text.ts";
import { lazyPart } from "#lazy-part/lazy-part.tsx";
import styles from "./account.module.css";
import { KeyRow } from "./key-row.tsx";
import { NewKey } from "./new-key.tsx";
import { Setting } from "./setting.tsx";
import { useDeleteKey } from "./use-delete-key.ts";

const KeyDialog = lazyPart(async () => (await import("./key-dialog.tsx")).KeyDialog);

/** Shows the API keys of the user, creates them and deletes them; a new key is shown until the page is left. */
export function KeysSetting() {
  const { t } = useLingui();
  const failureText = useFailureText();
  const { data: keys, error, refetch } = useQuery(queries.apiKeys());
  const [isOpen, setIsOpen] = useState(false);
  const [created, setCreated] = useState<{ readonly id: string; readonly key: string }>();
  const remove = useDeleteKey();
  const close = () => setIsOpen(false);
  return (
    <Setting
      title={t`API keys`}
      reason={t`For your own tools, such as scripts and CI. Every plan can read. Changes need the Pro plan.`}
    >
      {created && keys?.some(({ id }) => id === created.id) && <NewKey text={created.key} />}
      {keys && keys.length > 0 && (
        <ul>
          {keys.map((key) => (
            <KeyRow key={key.id} apiKey={key} onDelete={() => remove(key.id)} />
          ))}
        </ul>
      )}
      {!keys && (
        <div className={styles.row}>
          {error ? (
            <ErrorNote action={<Button onPress={() => void refetch()}>{t`Try again`}</Button>}>
              {failureText(error)}
            </ErrorNote>
          ) : (
            <Skeleton>
              <SkeletonBlock className={styles.loading} />
            </Skeleton>
          )}
        </div>
      )}
      <div className={styles.row}>
        <Button ref={keepPlace} onPress={() => setIsOpen(true)}>
          <Icon icon={Plus} />
          <Trans>Create API key</Trans>
        </Button>
      </div>
      <KeyDialog isOpen={isOpen} onClose={close} onFailure={close} onCreated={setCreated} />
    </Setting>
  );
}
