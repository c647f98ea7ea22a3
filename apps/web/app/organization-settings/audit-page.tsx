import { useLingui } from "@lingui/react/macro";
import { AuditList } from "./audit/audit-list.tsx";
import { OrganizationPage } from "./organization-page.tsx";

export { prepare } from "./texts/organization-texts.ts";

/** The page of an organization's audit log. */
export default function AuditPage() {
  const { t } = useLingui();
  return (
    <OrganizationPage
      title={t`Audit log`}
      lead={({ name }) => t`Who did what in ${name}. Owners and admins see it.`}
      least="admin"
    >
      {(organization) => <AuditList key={organization.id} organization={organization} />}
    </OrganizationPage>
  );
}
