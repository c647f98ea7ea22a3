import { Plural, Trans, useLingui } from "@lingui/react/macro";
import { listTargets, tokenName } from "@tessera/engine";
import { useDesign } from "#editor/draft/draft-context.tsx";
import { templates } from "#editor/templates/template-list.ts";
import { useTemplateUses } from "#editor/templates/use-template-uses.ts";
import { useViewSettings } from "#editor/view/use-view-settings.ts";
import styles from "./inspector.module.css";

type UseCountProps = {
  readonly token: string;
  readonly isOpen: boolean;
  readonly onToggle: () => void;
};

/** Shows how often the templates use a token, and opens the list of them. */
export function UseCount({ token, isOpen, onToggle }: UseCountProps) {
  const uses = useTemplateUses();
  const count = templates.reduce((sum, { id }) => sum + (uses?.[id]?.[token] ?? 0), 0);
  if (count === 0) return <span className={styles.count} />;
  return (
    <button type="button" className={styles.count} aria-expanded={isOpen} onClick={onToggle}>
      <Plural value={count} one="# use" other="# uses" />
    </button>
  );
}

/** Lists the templates that use a token, and the tokens that refer to it. */
export function TokenUses({ token }: { readonly token: string }) {
  const { i18n } = useLingui();
  const uses = useTemplateUses();
  const [, change] = useViewSettings();
  const referring = useDesign(({ tokens }) =>
    [...tokens.values()].flatMap(({ name, definition }) =>
      listTargets(definition).some((path) => tokenName(path) === token) ? [name] : [],
    ),
  );
  return (
    <div className={styles.uses}>
      {templates.map(({ id, title }) => {
        const count = uses?.[id]?.[token];
        if (count === undefined) return null;
        return (
          <button key={id} type="button" onClick={() => change({ template: id })}>
            {i18n._(title)} <span className={styles.quiet}>{count}</span>
          </button>
        );
      })}
      {referring.length > 0 && (
        <p>
          <Trans>Referred to by {referring.join(", ")}</Trans>
        </p>
      )}
    </div>
  );
}
