import { useLingui } from "@lingui/react/macro";
import { isAtLeast, type Organization } from "@tessera/contract";
import { useSearchParams } from "#navigation/router.tsx";
import { Button, Icon } from "@tessera/ui";
import { UserPlus } from "lucide-react";
import { lazyPart } from "#lazy-part/lazy-part.tsx";
import { InvitationList } from "./members/invitation-list.tsx";
import { MemberList } from "./members/member-list.tsx";
import { PlacesNote } from "./members/places-note.tsx";
import { RoleMatrix } from "./members/role-matrix.tsx";
import { OrganizationPage } from "./organization-page.tsx";

export { prepare } from "./texts/organization-texts.ts";

const InviteDialog = lazyPart(
  async () => (await import("./members/invite-dialog.tsx")).InviteDialog,
);

/** The page of an organization's members and invitations. */
export default function MembersPage() {
  const { t } = useLingui();
  const [search, setSearch] = useSearchParams();
  const setInviting = (isInviting: boolean) =>
    setSearch(new URLSearchParams(isInviting ? "invite" : ""));
  const mayInvite = (organization: Organization) =>
    isAtLeast(organization.role, "admin") && organization.deletionAt === null;
  return (
    <OrganizationPage
      title={t`Members`}
      lead={(organization) =>
        mayInvite(organization)
          ? t`Invite people and decide what each of them may do.`
          : t`Who works in ${organization.name}, and what they may do.`
      }
      actions={(organization) =>
        mayInvite(organization) && (
          <Button kind="ink" onPress={() => setInviting(true)}>
            <Icon icon={UserPlus} />
            {t`Invite`}
          </Button>
        )
      }
    >
      {(organization) => (
        <>
          {isAtLeast(organization.role, "admin") && <PlacesNote organization={organization} />}
          <MemberList key={organization.id} organization={organization} />
          {isAtLeast(organization.role, "admin") && <InvitationList organization={organization} />}
          <RoleMatrix />
          <InviteDialog
            organization={organization}
            isOpen={search.has("invite") && mayInvite(organization)}
            onClose={() => setInviting(false)}
            onFailure={() => setInviting(false)}
          />
        </>
      )}
    </OrganizationPage>
  );
}
