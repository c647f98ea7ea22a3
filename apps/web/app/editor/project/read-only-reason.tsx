import { Plural, Trans } from "@lingui/react/macro";
import { isAtLeast, plans } from "@tessera/contract";
import { TextLink } from "@tessera/ui";
import type { OpenProject } from "./project-context.tsx";

/** Explains why the user may not edit the open project: the role, the archive, or a limit of the plan. */
export function ReadOnlyReason({
  organization: { role, plan, slug, writable },
  project,
}: OpenProject) {
  const { name, entitlements } = plans[plan];
  const isOwner = role === "owner";
  if (!isAtLeast(role, "editor")) {
    return <Trans>You have view access. Ask an admin for edit access.</Trans>;
  }
  if (project.archivedAt !== null) {
    return <Trans>This design system is archived. Restore it to edit it.</Trans>;
  }
  return (
    <>
      {writable ? (
        <Plural
          value={entitlements.designSystems}
          one={`Read-only: ${name} includes # design system to edit.`}
          other={`Read-only: ${name} includes # design systems to edit.`}
        />
      ) : (
        <Plural
          value={entitlements.members}
          one={`Read-only: ${name} includes # member who can edit.`}
          other={`Read-only: ${name} includes # members who can edit.`}
        />
      )}{" "}
      {isOwner ? (
        <TextLink href={`/${slug}/billing`}>
          <Trans>Choose what stays editable</Trans>
        </TextLink>
      ) : (
        <Trans>An owner can choose another.</Trans>
      )}
    </>
  );
}
