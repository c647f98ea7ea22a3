import { useLingui } from "@lingui/react/macro";
import { Button, Icon, joinClassNames, Tooltip, useShortcut, useShortcutKeys } from "@tessera/ui";
import { MessageSquare } from "lucide-react";
import { useEffect, useState } from "react";
import { useCommands } from "#commands/use-commands.ts";
import { useShortcutGroups } from "#commands/use-shortcut-groups.ts";
import { lazyPart } from "#lazy-part/lazy-part.tsx";
import { subscribeToFeedbackRequests } from "./feedback-request.ts";
import styles from "./feedback.module.css";

const FeedbackDialog = lazyPart(async () => (await import("./feedback-dialog.tsx")).FeedbackDialog);

/**
 * Shows a button that opens the feedback dialog, as its shortcut and its command do; on narrow
 * screens only its icon.
 */
export function FeedbackButton({
  hasTitle = true,
  className,
}: {
  readonly hasTitle?: boolean | undefined;
  readonly className?: string | undefined;
}) {
  const { t } = useLingui();
  const group = useShortcutGroups().general;
  const [isOpen, setIsOpen] = useState(false);
  const keys = useShortcutKeys("feedback");
  const title = t`Feedback`;

  const open = () => setIsOpen(true);
  const close = () => setIsOpen(false);
  useEffect(() => subscribeToFeedbackRequests(open), []);
  useShortcut({ id: "feedback", keys: "f", label: t`Send feedback`, group }, open);
  useCommands([{ id: "feedback", title: t`Send feedback`, group, icon: MessageSquare, run: open }]);
  return (
    <>
      <Tooltip text={t`Send feedback`} {...keys.tip}>
        <Button
          kind="quiet"
          aria-label={title}
          {...keys.control}
          className={joinClassNames(styles.button, className)}
          onPress={open}
        >
          <Icon icon={MessageSquare} />
          {hasTitle && <span className={styles.title}>{title}</span>}
        </Button>
      </Tooltip>
      <FeedbackDialog isOpen={isOpen} onClose={close} onFailure={close} />
    </>
  );
}
