import { Trans } from "@lingui/react/macro";
import type { VersionNote } from "@tessera/contract";
import { tokenName, tokenPath } from "@tessera/engine";

/** The change of a version that is no edit of tokens: another name, or what it restored. */
export function VersionNoteText({ note }: { readonly note: VersionNote }) {
  if (note.kind === "renamed") {
    const { from, to } = note;
    return (
      <Trans>
        Renamed from {from} to {to}
      </Trans>
    );
  }
  const { revision, token, categories } = note;
  if (token !== undefined) {
    return (
      <Trans>
        Restored {tokenName(tokenPath(token))} from version {revision}
      </Trans>
    );
  }
  if (categories) return <Trans>Restored a part of version {revision}</Trans>;
  return <Trans>Restored version {revision}</Trans>;
}
