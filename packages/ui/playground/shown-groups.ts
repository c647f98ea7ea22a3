import { specimens } from "./find-specimens.ts";
import { groups } from "./groups.ts";
import type { Specimen } from "./specimen.ts";

/** A specimen with the name of its file, which is its anchor on the page. */
export type ShownSpecimen = { readonly id: string; readonly specimen: Specimen };

/** Lists the groups and their specimens in alphabetical order. */
export function listShownGroups(
  locale: "en" | "tr",
): readonly { readonly name: string; readonly specimens: readonly ShownSpecimen[] }[] {
  const { compare } = new Intl.Collator(locale);
  return groups
    .map((group) => ({
      name: group.name[locale],
      specimens: group.specimens
        .flatMap((id) => {
          const specimen = specimens.get(id);
          return specimen ? [{ id, specimen }] : [];
        })
        .toSorted((a, b) => compare(a.specimen.name, b.specimen.name)),
    }))
    .toSorted((a, b) => compare(a.name, b.name));
}
