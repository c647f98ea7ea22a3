import { useLingui } from "@lingui/react/macro";
import { changeDecision, findNewDefault, type DecisionPath } from "@tessera/engine";
import { Button, showToast } from "@tessera/ui";
import { useDraft } from "#editor/draft/draft-context.tsx";
import { describeDecision } from "#editor/names/describe-decision.ts";
import { useOpenProject } from "#editor/project/project-context.tsx";
import styles from "./new-default-offer.module.css";
import { useEdit } from "./use-edit.ts";

/** The controls of fields: inputs, the buttons of segmented controls, and values. */
const control = 'input:not([type="hidden"], [type="range"]), [role="radio"], button[data-value]';

type NewDefaultOfferProps = {
  readonly path: DecisionPath;
  /** Prints the new default as the field before the offer shows it. */
  readonly print: (value: unknown) => string;
};

/**
 * Offers the new default of a decision that was saved with the former one, until its value changes.
 * It is placed after the decision's field, which gets the focus as the button unmounts.
 */
export function NewDefaultOffer({ path, print }: NewDefaultOfferProps) {
  const { t, i18n } = useLingui();
  const { canEdit } = useOpenProject();
  const edit = useEdit();
  const offered = useDraft(({ saved, draft }) =>
    findNewDefault(saved.design.recipe, path) ? findNewDefault(draft.recipe, path) : undefined,
  );
  if (!canEdit || !offered) return null;
  const { value } = offered;
  const text = print(value);
  const label = describeDecision(i18n, path);

  function use(button: Element) {
    const field = button.closest("p")?.previousElementSibling;
    field?.querySelector<HTMLElement>(control)?.focus();
    const result = edit(path, ({ recipe }) => changeDecision(recipe, path, value));
    if (!result.ok) showToast({ kind: "error", text: result.message });
  }

  return (
    <p className={styles.offer}>
      {t`New default: ${text}`}
      <Button size="s" aria-label={t`Use it: ${label}`} onPress={({ target }) => use(target)}>
        {t`Use it`}
      </Button>
    </p>
  );
}
