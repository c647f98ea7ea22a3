import { useLingui } from "@lingui/react/macro";
import { overridePath, tokenName, unpinToken, type Token } from "@tessera/engine";
import { IconButton, showToast, Tooltip } from "@tessera/ui";
import { RotateCcw } from "lucide-react";
import { useOpenProject } from "#editor/project/project-context.tsx";
import { focusFirstField } from "./focus-first-field.ts";
import { useEdit } from "./use-edit.ts";

/** The elements that contain the button and the field of its token. */
const rows = "li, td, div";

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
          const row = target.closest<HTMLElement>(rows);
          const value = row?.querySelector<HTMLElement>(`[data-value="${tokenName(token.path)}"]`);
          if (value) value.focus();
          else focusFirstField(row);
          const result = edit(overridePath(token.path), ({ recipe }) =>
            unpinToken(recipe, token.path),
          );
          if (!result.ok) showToast({ kind: "error", text: result.message });
          // A value that unmounts with its pin leaves the focus to that of the decision.
          requestAnimationFrame(
            () => document.activeElement === document.body && focusFirstField(row),
          );
        }}
      />
    </Tooltip>
  );
}
