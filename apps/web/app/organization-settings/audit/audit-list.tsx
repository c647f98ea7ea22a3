import { useLingui } from "@lingui/react/macro";
import type { AuditEntry, Organization } from "@tessera/contract";
import { keepPreviousData, useMutation, useQuery } from "@tanstack/react-query";
import { Button, Icon, showToast, Table } from "@tessera/ui";
import { Download } from "lucide-react";
import { useDeferredValue, useState } from "react";
import { call } from "#api-client/call.ts";
import { type AuditQuery, queries } from "#api-client/query-options.ts";
import { downloadFile } from "#download/download-file.ts";
import { FailureNote } from "#failures/failure-note.tsx";
import { useFailureText } from "#http/use-failure-text.ts";
import styles from "../organization-settings.module.css";
import table from "../settings-table.module.css";
import { AuditFilter, noFilter } from "./audit-filter.tsx";
import { useAuditColumns } from "./use-audit-columns.tsx";

const pageSize = 10;

/** Shows the audit log of an organization, filtered and page by page, and exports it as CSV. */
export function AuditList({ organization }: { readonly organization: Organization }) {
  const { t } = useLingui();
  const [filter, setFilter] = useState<AuditQuery>(noFilter);
  const [page, setPage] = useState(1);
  const query = useDeferredValue(filter);
  const { data, error, refetch } = useQuery({
    ...queries.audit(organization.id, { ...query, page, pageSize }),
    placeholderData: keepPreviousData,
  });
  const exporting = useExportAudit(organization, query);
  const columns = useAuditColumns();
  return (
    <>
      <AuditFilter
        organization={organization}
        filter={filter}
        onChange={(changed) => {
          setFilter(changed);
          setPage(1);
        }}
      >
        <Button isPending={exporting.isPending} onPress={() => exporting.mutate()}>
          <Icon icon={Download} />
          {t`Export CSV`}
        </Button>
      </AuditFilter>
      {error ? (
        <div className={styles.part}>
          <FailureNote failure={error} onRetry={() => void refetch()} />
        </div>
      ) : (
        <Table
          label={t`Audit log`}
          className={table.audit}
          columns={columns}
          rows={data?.data ?? noEntries}
          rowKey={({ id }) => id}
          rowSize="l"
          isLoading={!data}
          total={data?.meta.total ?? 0}
          page={page}
          pageSize={pageSize}
          onPageChange={setPage}
        />
      )}
    </>
  );
}

const noEntries: readonly AuditEntry[] = [];

function useExportAudit({ id: organizationId }: Organization, query: AuditQuery) {
  const failureText = useFailureText();
  return useMutation({
    mutationFn: () => call("exportAudit", { params: { organizationId }, query }),
    onSuccess: ({ data, fileName, mediaType }) => {
      downloadFile(new Uint8Array(data), fileName ?? "audit.csv", mediaType ?? "text/csv");
    },
    onError: (failure) => showToast({ kind: "error", text: failureText(failure) }),
  });
}
