import { Trans, useLingui } from "@lingui/react/macro";
import {
  changeDecision,
  notePath,
  tokenName,
  type Design,
  type Token,
  type TokenNote,
} from "@tessera/engine";
import { Combobox, Switch, TextArea } from "@tessera/ui";
import { useEdit } from "#editor/fields/use-edit.ts";
import { useTypedText, type TypedResult } from "#editor/fields/use-typed-text.ts";
import { Section } from "#editor/panes/section.tsx";
import { useOpenProject } from "#editor/project/project-context.tsx";
import styles from "./token-detail.module.css";

type TokenNoteFieldsProps = { readonly design: Design; readonly token: Token };

/** Shows the description of a token, and whether it is deprecated, with its replacement. */
export function TokenNoteFields({ design, token }: TokenNoteFieldsProps) {
  const { t } = useLingui();
  const { canEdit } = useOpenProject();
  const edit = useEdit();
  const note: TokenNote = design.recipe.tokenNotes[token.path] ?? {};
  const isDeprecated = note.deprecated !== undefined;

  function change(next: TokenNote): TypedResult {
    const isEmpty = next.description === undefined && next.deprecated === undefined;
    return edit(notePath(token.path), ({ recipe }) =>
      changeDecision(recipe, notePath(token.path), isEmpty ? undefined : next),
    );
  }

  function describe(text: string): TypedResult {
    const { description: _former, ...others } = note;
    const description = text.replaceAll(/\s+/g, " ").trim();
    const result = change(description === "" ? others : { ...others, description });
    return result.ok ? { ok: true, printed: description } : result;
  }

  function deprecate(deprecated: TokenNote["deprecated"]) {
    const { deprecated: _former, ...others } = note;
    change(deprecated === undefined ? others : { ...others, deprecated });
  }

  const typed = useTypedText(note.description ?? "", describe);
  return (
    <Section title={t`Notes`}>
      <div className={styles.fields}>
        <TextArea
          label={t`Description`}
          rows={1}
          maxRows={4}
          isReadOnly={!canEdit}
          value={typed.text}
          onChange={typed.change}
          onBlur={typed.finish}
          errorMessage={typed.message}
        />
        <Switch
          isSelected={isDeprecated}
          isReadOnly={!canEdit}
          onChange={(isOn) => deprecate(isOn ? true : undefined)}
        >
          <Trans>Deprecated</Trans>
        </Switch>
        {isDeprecated && (
          <Combobox
            label={t`Use instead`}
            isReadOnly={!canEdit}
            options={listReplacements(design, token)}
            value={typeof note.deprecated === "string" ? note.deprecated : null}
            onChange={(path) => deprecate((path as TokenNote["deprecated"] | null) ?? true)}
          />
        )}
      </div>
    </Section>
  );
}

function listReplacements(design: Design, token: Token) {
  return [...design.tokens.values()]
    .filter(({ path, category }) => category === token.category && path !== token.path)
    .map(({ path }) => ({ id: path, text: tokenName(path) }));
}
