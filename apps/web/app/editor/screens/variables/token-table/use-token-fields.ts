import { useLingui } from "@lingui/react/macro";
import type { Category, Token } from "@tessera/engine";
import type { FilterField } from "@tessera/ui";
import { useMemo } from "react";
import { categoryNames } from "#editor/names/category-names.ts";

/** Returns the filters of the list of all tokens. */
export function useTokenFields(): readonly FilterField<Token>[] {
  const { t, i18n } = useLingui();
  return useMemo(
    () => [
      {
        type: "select",
        name: "category",
        label: t`Category`,
        placeholder: t`All categories`,
        options: Object.entries(categoryNames).map(([id, name]) => ({
          id: id as Category,
          text: i18n._(name),
        })),
      },
      { type: "switch", name: "pinned", label: t`Pinned only` },
    ],
    [t, i18n],
  );
}
