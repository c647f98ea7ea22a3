import { Trans, useLingui } from "@lingui/react/macro";
import type { BillingDetails, Organization } from "@tessera/contract";
import { useQueryClient } from "@tanstack/react-query";
import {
  Button,
  Dialog,
  DialogActions,
  ErrorNote,
  loadOnce,
  showToast,
  TextArea,
  TextField,
} from "@tessera/ui";
import { call } from "#api-client/call.ts";
import { queries } from "#api-client/query-options.ts";
import { useContractForm } from "#authentication/use-contract-form.ts";
import type { PopupProps } from "#lazy-part/lazy-part.tsx";
import styles from "../organization-settings.module.css";

const check = loadOnce(
  async () => (await import("#authentication/form-checks.ts")).checkBillingDetails,
);

type DetailsDialogProps = PopupProps & {
  readonly organization: Organization;
  readonly details: BillingDetails;
};

/** Requests the company, the address and the VAT number for receipts in a dialog. */
export function DetailsDialog({ isOpen, onClose, ...form }: DetailsDialogProps) {
  const { t } = useLingui();
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      confirmsClosing="when-typed"
      title={t`Billing details`}
      description={t`Earlier receipts keep the details of their time.`}
      widthPx={480}
    >
      <DetailsForm {...form} onDone={onClose} />
    </Dialog>
  );
}

type DetailsFormProps = Omit<DetailsDialogProps, keyof PopupProps> & {
  readonly onDone: () => void;
};

function DetailsForm({ organization: { id: organizationId }, details, onDone }: DetailsFormProps) {
  const { t } = useLingui();
  const queryClient = useQueryClient();
  const { formProps, field, failure, isSubmitting } = useContractForm({
    check,
    defaultValues: details,
    send: async (body) => {
      const { data } = await call("updateBillingDetails", { params: { organizationId }, body });
      const { queryKey } = queries.billing(organizationId);
      queryClient.setQueryData(queryKey, (shown) => shown && { ...shown, billingDetails: data });
      showToast({ kind: "success", text: t`The billing details are saved` });
      onDone();
    },
  });
  return (
    <form {...formProps} className={styles.form}>
      <TextField
        {...field("company")}
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- a dialog must place the focus
        autoFocus
        label={t`Company`}
        autoComplete="organization"
      />
      <TextArea {...field("address")} label={t`Address`} autoComplete="street-address" rows={3} />
      <TextField {...field("vatNumber")} label={t`VAT number`} autoComplete="off" />
      {failure !== undefined && <ErrorNote>{failure}</ErrorNote>}
      <DialogActions>
        <Button slot="close">
          <Trans>Cancel</Trans>
        </Button>
        <Button type="submit" kind="ink" isPending={isSubmitting}>
          <Trans>Save</Trans>
        </Button>
      </DialogActions>
    </form>
  );
}
