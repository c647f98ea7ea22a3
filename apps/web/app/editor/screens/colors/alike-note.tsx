import { useLingui } from "@lingui/react/macro";
import {
  changeDecision,
  findAlikeStatuses,
  separateStatuses,
  type AlikeStatuses,
  type SeparatedStatus,
  type StatusName,
} from "@tessera/engine";
import { Button, Icon, keepPlace, Text } from "@tessera/ui";
import { Eye } from "lucide-react";
import type { DraftStore } from "#editor/draft/draft-store.ts";
import { useEdit } from "#editor/fields/use-edit.ts";
import { useFollowedLater } from "#editor/preview/use-followed-later.ts";
import { useOpenProject } from "#editor/project/project-context.tsx";
import styles from "./alike-note.module.css";

type AlikeNoteProps = { readonly labels: Readonly<Record<StatusName, string>> };

/** Names the two status colors that are hardest to tell apart, and moves one of them away. */
export function AlikeNote({ labels }: AlikeNoteProps) {
  const { t } = useLingui();
  const { canEdit } = useOpenProject();
  const edit = useEdit();
  const { alike, separated } = useFollowedLater(readAlike, none);
  const text = useAlikeText(alike, labels);

  function moveApart({ status, hex }: SeparatedStatus) {
    const path = `color/status/${status}` as const;
    edit(path, ({ recipe }) => changeDecision(recipe, path, hex));
  }
  return (
    <div className={alike && styles.note}>
      {alike && (
        <Text as="span" tone="warning">
          <Icon icon={Eye} />
        </Text>
      )}
      <output className={styles.text}>
        {text}
        {alike && !separated && ` ${t`No similar color differs enough.`}`}
      </output>
      {separated && canEdit && (
        <Button ref={keepPlace} size="s" onPress={() => moveApart(separated)}>
          {t`Move apart`}
        </Button>
      )}
    </div>
  );
}

type Found = {
  readonly alike?: AlikeStatuses | undefined;
  readonly separated?: SeparatedStatus | undefined;
};

const none: Found = {};

/** Returns the pair that looks alike and the color that ends it. */
function readAlike(store: DraftStore): Found {
  const { draft } = store.getState();
  const alike = findAlikeStatuses(draft.recipe);
  return { alike, separated: alike && separateStatuses(draft, alike.statuses) };
}

function useAlikeText(
  alike: AlikeStatuses | undefined,
  labels: AlikeNoteProps["labels"],
): string | undefined {
  const { t, i18n } = useLingui();
  if (!alike) return undefined;
  const [first, second] = alike.statuses;
  const [one, other] = [labels[first], labels[second].toLocaleLowerCase(i18n.locale)];
  switch (alike.deficiency) {
    case "protanopia":
      return t`${one} and ${other} look alike with protanopia.`;
    case "deuteranopia":
      return t`${one} and ${other} look alike with deuteranopia.`;
    case "tritanopia":
      return t`${one} and ${other} look alike with tritanopia.`;
    default:
      return t`${one} and ${other} look alike.`;
  }
}
