import { Trans, useLingui } from "@lingui/react/macro";
import type { Organization } from "@tessera/contract";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { Button, Icon, showToast } from "@tessera/ui";
import { CalendarClock } from "lucide-react";
import { call } from "#api-client/call.ts";
import { queries } from "#api-client/query-options.ts";
import { downloadFile } from "#download/download-file.ts";
import { useFailureText } from "#http/use-failure-text.ts";
import { useLocale } from "#navigation/use-locale.ts";
import styles from "./grace-banner.module.css";

/** Shows when an organization will be deleted; an owner exports everything or keeps the organization here. */
export function GraceBanner({ organization }: { readonly organization: Organization }) {
  const { t } = useLingui();
  const locale = useLocale();
  const { name, deletionAt, role } = organization;
  const exporting = useExport(organization);
  const keep = useKeep(organization);
  if (deletionAt === null) return null;
  const time = new Intl.DateTimeFormat(locale, {
    dateStyle: "long",
    timeStyle: "short",
    timeZone: "Europe/Istanbul",
    hourCycle: "h23",
  }).format(new Date(deletionAt));
  return (
    <div className={styles.note}>
      <Icon icon={CalendarClock} />
      <output>
        <Trans>
          {name} will be deleted on {time}. Until then, its members can see and export everything,
          and nothing can be changed.
        </Trans>
      </output>
      {role === "owner" && (
        <>
          <Button isPending={exporting.isPending} onPress={() => exporting.mutate()}>
            {t`Export everything`}
          </Button>
          <Button kind="ink" isPending={keep.isPending} onPress={() => keep.mutate()}>
            {t`Keep ${name}`}
          </Button>
        </>
      )}
    </div>
  );
}

/** Returns the mutation that downloads everything of an organization as one zip. */
export function useExport({ id: organizationId }: Organization) {
  const failureText = useFailureText();
  return useMutation({
    mutationFn: () => call("exportOrganization", { params: { organizationId } }),
    onSuccess: ({ data, fileName, mediaType }) => {
      const bytes = new Uint8Array(data);
      downloadFile(bytes, fileName ?? "organization.zip", mediaType ?? "application/zip");
    },
    onError: (failure) => showToast({ kind: "error", text: failureText(failure) }),
  });
}

function useKeep({ id: organizationId, name }: Organization) {
  const { t } = useLingui();
  const queryClient = useQueryClient();
  const failureText = useFailureText();
  return useMutation({
    mutationFn: () => call("restoreOrganization", { params: { organizationId } }),
    onSuccess: async () => {
      await queryClient.invalidateQueries({ queryKey: queries.organizations().queryKey });
      showToast({ kind: "success", text: t`${name} stays` });
    },
    onError: (failure) => showToast({ kind: "error", text: failureText(failure) }),
  });
}
