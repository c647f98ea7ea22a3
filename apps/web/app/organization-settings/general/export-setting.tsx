import { useLingui } from "@lingui/react/macro";
import type { Organization } from "@tessera/contract";
import { Button, Icon } from "@tessera/ui";
import { FileArchive } from "lucide-react";
import { Setting } from "#account/setting.tsx";
import { useExport } from "#organization/grace-banner.tsx";
import styles from "../organization-settings.module.css";

/** Downloads everything of an organization as one zip. */
export function ExportSetting({ organization }: { readonly organization: Organization }) {
  const { t } = useLingui();
  const exporting = useExport(organization);
  return (
    <Setting
      title={t`Export everything`}
      reason={t`Recipes, tokens and versions of all design systems, members, open invitations, logo and audit log, as one zip.`}
    >
      <div className={styles.part}>
        <Button isPending={exporting.isPending} onPress={() => exporting.mutate()}>
          <Icon icon={FileArchive} />
          {t`Prepare the zip`}
        </Button>
      </div>
    </Setting>
  );
}
