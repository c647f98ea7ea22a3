import { useLingui } from "@lingui/react/macro";
import type { SavedEvent } from "@tessera/contract";
import { Avatar, Button, HiddenText, Popover, PopoverTrigger } from "@tessera/ui";
import { useState } from "react";
import { useDraft } from "#editor/draft/draft-context.tsx";
import styles from "./live.module.css";
import { NewerChanges } from "./newer-changes.tsx";
import { useTakeIn } from "./use-take-in.ts";

/** Announces a save by another user, with what it changed and a way to take it into the draft. */
export function SaveNotice({ newer }: { readonly newer: SavedEvent | undefined }) {
  const text = useNoticeText(newer);
  return (
    <>
      <HiddenText as="output">{text}</HiddenText>
      {newer && <ShownNotice key={newer.revision} newer={newer} text={text} />}
    </>
  );
}

type ShownNoticeProps = { readonly newer: SavedEvent; readonly text: string };

function ShownNotice({ newer, text }: ShownNoticeProps) {
  const { t } = useLingui();
  const [isOpen, setIsOpen] = useState(false);
  const takeIn = useTakeIn(newer.revision);
  const close = () => setIsOpen(false);
  const [firstName] = newer.author?.name.split(" ") ?? [];
  return (
    <div className={styles.notice} data-save-notice="">
      <Avatar name={newer.author?.name ?? ""} />
      {firstName !== undefined && (
        <span aria-hidden="true" className={styles.text}>{t`${firstName} saved`}</span>
      )}
      <PopoverTrigger isOpen={isOpen} onOpenChange={setIsOpen}>
        <Button size="s">{t`Show`}</Button>
        <Popover label={text} placement="bottom" className={styles.changes}>
          <NewerChanges newer={newer} takeIn={takeIn} onClose={close} />
        </Popover>
      </PopoverTrigger>
      <Button
        size="s"
        className={styles.take}
        isPending={takeIn.isPending}
        onPress={() => takeIn.run()}
      >
        {takeIn.label}
      </Button>
    </div>
  );
}

/** Returns the sentence about a save; empty without one. */
function useNoticeText(newer: SavedEvent | undefined): string {
  const { t } = useLingui();
  const isEdited = useDraft(({ changes }) => changes.length > 0);
  if (!newer) return "";
  const { author, revision } = newer;
  const savedBy = author?.name;
  if (!isEdited) {
    return savedBy === undefined
      ? t`Revision ${revision} was saved.`
      : t`${savedBy} saved revision ${revision}.`;
  }
  return savedBy === undefined
    ? t`Revision ${revision} was saved while you were editing.`
    : t`${savedBy} saved revision ${revision} while you were editing.`;
}
