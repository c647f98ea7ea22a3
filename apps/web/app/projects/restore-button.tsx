import { useLingui } from "@lingui/react/macro";
import { Button, Icon } from "@tessera/ui";
import { ArchiveRestore } from "lucide-react";
import { useState } from "react";
import type { ProjectDialogProps } from "./project-action.ts";
import { ProjectDialogs } from "./project-dialogs.tsx";

type RestoreButtonProps = Pick<ProjectDialogProps, "organization" | "project">;

/** Offers to restore an archived project. */
export function RestoreButton(props: RestoreButtonProps) {
  const { t } = useLingui();
  const [isAsking, setIsAsking] = useState(false);
  return (
    <>
      <Button size="s" onPress={() => setIsAsking(true)}>
        <Icon icon={ArchiveRestore} />
        {t`Restore`}
      </Button>
      <ProjectDialogs
        {...props}
        action={isAsking ? "restore" : undefined}
        onClose={() => setIsAsking(false)}
      />
    </>
  );
}
