import { useLingui } from "@lingui/react/macro";
import { useQuery } from "@tanstack/react-query";
import { parseTokenValue, printTokenValue } from "@tessera/engine";
import { Select, type SelectOption } from "@tessera/ui";
import { queries } from "#api-client/query-options.ts";
import { useDraft } from "#editor/draft/draft-context.tsx";
import { changeLeaf } from "#editor/draft/edit-recipe.ts";
import { isSameValue } from "#editor/draft/is-same-value.ts";
import type { LeafPath } from "#editor/draft/leaf-path.ts";
import { describeProblem } from "#editor/fields/problem-text.ts";
import { TypedTextField } from "#editor/fields/typed-text-field.tsx";
import { useEdit } from "#editor/fields/use-edit.ts";
import { useLeaf } from "#editor/fields/use-leaf.ts";
import type { TypedResult } from "#editor/fields/use-typed-text.ts";
import { useOpenProject } from "#editor/project/project-context.tsx";
import { describeLeaf } from "#editor/saving/describe-leaf.ts";
import styles from "./font-field.module.css";

/** A font with its fallbacks: one of those offered, or any list that is typed. */
export function FontField({ path }: { readonly path: LeafPath }) {
  const { t, i18n } = useLingui();
  const { canEdit } = useOpenProject();
  const { draft } = useDraft();
  const leaf = useLeaf(path);
  const edit = useEdit();
  const { data: fonts = [] } = useQuery(queries.fonts());
  const families = leaf.value as readonly string[];
  const label = describeLeaf(i18n, path);
  const offered = fonts.find((font) => isSameValue(font.families, families));
  const options: readonly SelectOption<string>[] = [
    ...fonts.map(({ id, name }) => ({ id, text: name })),
    ...(offered ? [] : [{ id: "", text: t`Typed by hand` }]),
  ];

  function choose(id: string) {
    const font = fonts.find((each) => each.id === id);
    if (font) leaf.change(font.families);
  }

  function apply(text: string): TypedResult {
    const parsed = parseTokenValue("font-family", text.trim());
    if (!parsed.ok) return { ok: false, message: describeProblem(i18n, parsed.problems[0]) };
    const typed = parsed.value.type === "fontFamily" ? parsed.value.families : families;
    return edit(path, changeLeaf(draft, path, typed), printFamilies(typed));
  }

  return (
    <div className={styles.font}>
      <Select
        label={label}
        options={options}
        value={offered?.id ?? ""}
        isDisabled={!canEdit || fonts.length === 0}
        onChange={choose}
      />
      <TypedTextField
        label={t`${label} with its fallbacks`}
        isReadOnly={!canEdit}
        printed={printFamilies(families)}
        apply={apply}
      />
    </div>
  );
}

function printFamilies(families: readonly string[]): string {
  return printTokenValue({ type: "fontFamily", families });
}
