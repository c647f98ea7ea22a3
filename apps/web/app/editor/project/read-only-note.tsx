import { Plural, Trans } from "@lingui/react/macro";
import { isAtLeast, plans } from "@tessera/contract";
import { Text, TextLink } from "@tessera/ui";
import { lazyPart } from "#lazy-part/lazy-part.tsx";
import type { OpenProject } from "./project-context.tsx";
import styles from "./read-only-note.module.css";

const RestoreButton = lazyPart(async () =>
  (await import("#projects/load-restore.ts")).loadRestoreButton(),
);

/** Shows why the open project cannot be edited, and what changes that. */
export function ReadOnlyNote(opened: OpenProject) {
  return (
    <Text as="div" size="label" tone="muted" className={styles.note}>
      <ReadOnlyReason {...opened} />
    </Text>
  );
}

/** Explains why the user may not edit the open project: the role, the archive, or a limit of the plan. */
function ReadOnlyReason({ organization, project }: OpenProject) {
  const { role, plan, slug, writable, deletionAt } = organization;
  const { name, entitlements } = plans[plan];
  const isOwner = role === "owner";
  if (!isAtLeast(role, "editor")) {
    return <Trans>You have view access. Ask an admin for edit access.</Trans>;
  }
  if (project.archivedAt !== null) {
    return (
      <>
        <Trans>This design system is archived. Restore it to edit it.</Trans>{" "}
        {writable && deletionAt === null && (
          <RestoreButton {...{ organization, project }} onFailure={() => undefined} />
        )}
      </>
    );
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
