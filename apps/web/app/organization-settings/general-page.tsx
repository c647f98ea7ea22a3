import { useLingui } from "@lingui/react/macro";
import type { Organization } from "@tessera/contract";
import { useState } from "react";
import { DeleteSetting } from "./general/delete-setting.tsx";
import { ExportSetting } from "./general/export-setting.tsx";
import { GeneralForm } from "./general/general-form.tsx";
import { LogoSetting } from "./general/logo-setting.tsx";
import { TransferSetting } from "./general/transfer-setting.tsx";
import { OrganizationPage } from "./organization-page.tsx";

export { prepare } from "./texts/organization-texts.ts";

/** The page of an organization's name, address and owner. */
export default function GeneralPage() {
  const { t } = useLingui();
  return (
    <OrganizationPage
      title={t`General`}
      lead={() => t`Name, address and owner of the organization.`}
      least="admin"
    >
      {(organization) => <General key={organization.id} organization={organization} />}
    </OrganizationPage>
  );
}

function General({ organization }: { readonly organization: Organization }) {
  const [discards, setDiscards] = useState(0);
  const isOwner = organization.role === "owner";
  return (
    <>
      {organization.deletionAt === null && (
        <>
          <LogoSetting organization={organization} />
          <GeneralForm
            key={`${discards} ${organization.slug}`}
            organization={organization}
            takesFocus={discards > 0}
            onDiscard={() => setDiscards(discards + 1)}
          />
        </>
      )}
      {isOwner && <ExportSetting organization={organization} />}
      {isOwner && organization.deletionAt === null && (
        <>
          <TransferSetting organization={organization} />
          <DeleteSetting organization={organization} />
        </>
      )}
    </>
  );
}
