import { useLingui } from "@lingui/react/macro";
import { type Invoice, type Organization, printAmount } from "@tessera/contract";
import { useMutation, useQuery } from "@tanstack/react-query";
import {
  Button,
  Heading,
  HiddenText,
  joinClassNames,
  printDate,
  showToast,
  Table,
  type TableColumn,
  Tag,
} from "@tessera/ui";
import { type ComponentProps, useMemo } from "react";
import { call } from "#api-client/call.ts";
import { queries } from "#api-client/query-options.ts";
import { downloadFile } from "#download/download-file.ts";
import { FailureNote } from "#failures/failure-note.tsx";
import { useFailureText } from "#http/use-failure-text.ts";
import { useLocale } from "#navigation/use-locale.ts";
import styles from "../organization-settings.module.css";
import table from "../settings-table.module.css";
import own from "./billing.module.css";
import { useInvoiceStates } from "./use-invoice-states.ts";

/** Lists the invoices of an organization, each with its receipt. */
export function InvoiceList({ organization }: { readonly organization: Organization }) {
  const { t } = useLingui();
  const {
    data: invoices = [],
    error,
    isPending,
    refetch,
  } = useQuery(queries.invoices(organization.id));
  const columns = useColumns(organization);
  return (
    <section>
      <Heading level={2} size="part" className={styles.listTitle}>
        {t`Invoices`}
      </Heading>
      {error ? (
        <div className={styles.part}>
          <FailureNote failure={error} onRetry={() => void refetch()} />
        </div>
      ) : (
        <Table
          label={t`Invoices`}
          className={joinClassNames(table.invitations, own.invoices)}
          columns={columns}
          rows={invoices}
          rowKey={({ id }) => id}
          rowSize="l"
          isLoading={isPending}
        />
      )}
    </section>
  );
}

function useColumns(organization: Organization): readonly TableColumn<Invoice>[] {
  const { t } = useLingui();
  const locale = useLocale();
  const states = useInvoiceStates();
  return useMemo(
    () => [
      {
        id: "date",
        title: t`Date`,
        isRowHeader: true,
        cell: ({ createdAt }) => printDate(createdAt, locale),
      },
      {
        id: "number",
        title: t`Number`,
        isMono: true,
        cell: ({ number }) => number,
      },
      {
        id: "state",
        title: t`State`,
        cell: ({ state }) => <Tag kind={kindOf[state]}>{states[state]}</Tag>,
      },
      {
        id: "total",
        title: t`Total with tax`,
        align: "end",
        cell: ({ totalMinor, currency }) => printAmount(totalMinor, currency, locale),
      },
      {
        id: "receipt",
        title: <HiddenText>{t`Receipt`}</HiddenText>,
        align: "end",
        cell: (invoice) =>
          hasReceipt(invoice) && <Receipt organization={organization} invoice={invoice} />,
      },
    ],
    [t, locale, states, organization],
  );
}

/** The look of each state. */
const kindOf: Readonly<Record<Invoice["state"], ComponentProps<typeof Tag>["kind"]>> = {
  paid: "success",
  refunded: "neutral",
  "partly-refunded": "neutral",
  disputed: "warning",
  pending: "warning",
  declined: "danger",
  void: "neutral",
  unknown: "neutral",
};

/** Returns whether money was taken, which the receipt of a payment confirms. */
function hasReceipt({ state }: Invoice): boolean {
  return !["pending", "declined", "void"].includes(state);
}

type ReceiptProps = { readonly organization: Organization; readonly invoice: Invoice };

function Receipt({ organization: { id: organizationId }, invoice }: ReceiptProps) {
  const { t } = useLingui();
  const locale = useLocale();
  const failureText = useFailureText();
  const params = { organizationId, invoiceId: invoice.id };
  const download = useMutation({
    mutationFn: () => call("getReceipt", { params }),
    onSuccess: ({ data, fileName, mediaType }) => {
      downloadFile(new Uint8Array(data), fileName ?? "receipt.html", mediaType ?? "text/html");
    },
    onError: (failure) => showToast({ kind: "error", text: failureText(failure) }),
  });
  return (
    <Button size="s" isPending={download.isPending} onPress={() => download.mutate()}>
      {t`Receipt`} <HiddenText>{printDate(invoice.createdAt, locale)}</HiddenText>
    </Button>
  );
}
