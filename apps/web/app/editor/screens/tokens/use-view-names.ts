import { useLingui } from "@lingui/react/macro";
import type { Category } from "@tessera/engine";
import { appearances } from "#editor/navigation/screens.tsx";
import type { TokenMark, TokenView } from "./token-view.ts";

/** Returns the names of the parts of the tokens. */
export function useViewNames() {
  const { t, i18n } = useLingui();
  const marks: Readonly<Record<TokenMark, string>> = {
    custom: t`Custom`,
    pinned: t`Pinned`,
    deprecated: t`Deprecated`,
  };
  const nameCategory = (category: Category) => i18n._(appearances[category].title);
  const nameGroup = (group: string) => (group === "roles" ? t`Roles` : group);
  return {
    marks,
    nameGroup,
    nameView({ id, kind, category, group }: TokenView): string {
      if (kind === "all") return t`All tokens`;
      if (kind === "mark") return marks[id as TokenMark];
      return group === undefined ? nameCategory(category ?? "color") : nameGroup(group);
    },
    nameHeading(heading: string): string {
      const [category, group] = heading.split("/") as [Category, string | undefined];
      return group === undefined
        ? nameCategory(category)
        : `${nameCategory(category)} / ${nameGroup(group)}`;
    },
  };
}
