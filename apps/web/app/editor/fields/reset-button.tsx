import { useLingui } from "@lingui/react/macro";
import { overridePath, tokenName, unpinToken, type Token } from "@tessera/engine";
import { IconButton, showToast, Tooltip } from "@tessera/ui";
import { RotateCcw } from "lucide-react";
import { useOpenProject } from "#editor/project/project-context.tsx";
import { focusFirstField } from "./focus-first-field.ts";
import { useEdit } from "./use-edit.ts";

/** The elements that contain the button and the field of its token. */
const rows = "div, td";

/**
 * Shows a button that removes a token's pin, and moves the focus to the field as the button
 * unmounts.
 */
export function ResetButton({ token }: { readonly token: Token }) {
  const { t } = useLingui();
  const { canEdit } = useOpenProject();
  const edit = useEdit();
  if (!canEdit) return null;
  return (
    <Tooltip text={t`Reset`}>
      <IconButton
        size="s"
        icon={RotateCcw}
        label={t`Reset ${tokenName(token.path)}`}
        onPress={({ target }) => {
          focusFirstField(target.closest<HTMLElement>(rows));
          const result = edit(overridePath(token.path), ({ recipe }) =>
            unpinToken(recipe, token.path),
          );
          if (!result.ok) showToast({ kind: "error", text: result.message });
        }}
      />
    </Tooltip>
  );
}
