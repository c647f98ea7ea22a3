import { plural } from "@lingui/core/macro";
import { Trans, useLingui } from "@lingui/react/macro";
import { useQueryClient } from "@tanstack/react-query";
import {
  Button,
  Dialog,
  DialogActions,
  ErrorNote,
  loadOnce,
  SegmentedControl,
  Select,
  TextField,
} from "@tessera/ui";
import { call } from "#api-client/call.ts";
import { queries } from "#api-client/query-options.ts";
import { useContractForm } from "#authentication/use-contract-form.ts";
import type { PopupProps } from "#lazy-part/lazy-part.tsx";
import styles from "./account.module.css";
import { lifetimesDays, toKeyBody } from "./key-lifetimes.ts";

const check = loadOnce(async () => {
  const { checkKey } = await import("#authentication/form-checks.ts");
  return (values: unknown, locale: Parameters<typeof checkKey>[1]) =>
    checkKey(toKeyBody(values as Parameters<typeof toKeyBody>[0], Date.now()), locale);
});

/** The props of the dialog that creates an API key. */
export type KeyDialogProps = PopupProps & {
  readonly onCreated: (created: { readonly id: string; readonly key: string }) => void;
};

/** Requests the name, the scope and the lifetime of an API key in a dialog, and creates it. */
export function KeyDialog({ isOpen, onClose, onCreated }: KeyDialogProps) {
  const { t } = useLingui();
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      confirmsClosing="when-typed"
      title={t`Create API key`}
    >
      <KeyForm
        onCreated={(created) => {
          onCreated(created);
          onClose();
        }}
      />
    </Dialog>
  );
}

function KeyForm({ onCreated }: Pick<KeyDialogProps, "onCreated">) {
  const { t } = useLingui();
  const queryClient = useQueryClient();
  const { formProps, field, failure, isSubmitting } = useContractForm({
    check,
    defaultValues: { name: "", scope: "read", lifetime: "90" },
    send: async (body) => {
      const { data } = await call("createApiKey", { body });
      const { key, ...listed } = data;
      const { queryKey } = queries.apiKeys();
      queryClient.setQueryData(queryKey, (keys) => [listed, ...(keys ?? [])]);
      onCreated({ id: data.id, key });
    },
  });
  const scope = field("scope");
  const lifetime = field("lifetime");
  return (
    <form {...formProps} className={styles.form}>
      <TextField
        {...field("name")}
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- a dialog must place the focus
        autoFocus
        label={t`Name`}
        description={t`Where you use the key, such as CI.`}
        autoComplete="off"
        size="l"
      />
      <div className={styles.choice}>
        <span aria-hidden="true">{t`Access`}</span>
        <SegmentedControl
          label={t`Access`}
          segments={[
            { id: "read", text: t`Read` },
            { id: "write", text: t`Read and write` },
          ]}
          value={scope.value}
          onChange={scope.onChange}
        />
      </div>
      <Select
        label={t`Expires`}
        size="l"
        options={lifetimesDays.map((days) => ({
          id: String(days),
          text:
            days === 0
              ? t`Never`
              : t`${plural(days, { one: "After # day", other: "After # days" })}`,
        }))}
        value={lifetime.value}
        onChange={lifetime.onChange}
      />
      {failure !== undefined && <ErrorNote>{failure}</ErrorNote>}
      <DialogActions>
        <Button slot="close">
          <Trans>Cancel</Trans>
        </Button>
        <Button type="submit" kind="ink" isPending={isSubmitting}>
          <Trans>Create API key</Trans>
        </Button>
      </DialogActions>
    </form>
  );
}
