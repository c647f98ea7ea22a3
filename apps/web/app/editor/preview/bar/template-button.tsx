import { useLingui } from "@lingui/react/macro";
import { Button, type ButtonProps, Icon, keepPlace } from "@tessera/ui";
import { ChevronsUpDown } from "lucide-react";
import type { Template } from "#editor/templates/template-list.ts";
import styles from "./preview-bar.module.css";

type TemplateButtonProps = Pick<ButtonProps, "aria-expanded" | "aria-haspopup"> & {
  readonly template: Template | undefined;
};

/** The button that names what the preview shows, and opens the list of templates. */
export function TemplateButton({ template, ...rest }: TemplateButtonProps) {
  const { t, i18n } = useLingui();
  const title = template ? i18n._(template.title) : t`Sample`;
  return (
    <Button ref={keepPlace} kind="quiet" size="s" aria-label={t`Template: ${title}`} {...rest}>
      <span className={styles.title}>{title}</span>
      <Icon icon={ChevronsUpDown} sizePx={12} />
    </Button>
  );
}
