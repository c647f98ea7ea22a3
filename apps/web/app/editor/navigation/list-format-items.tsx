import type { I18n } from "@lingui/core";
import { hasPlan, planOfFormat, plans, type PlanId } from "@tessera/contract";
import { formatFamilies, listedFormats, type ListedFormat } from "@tessera/engine";
import { Icon, type NavigationItem } from "@tessera/ui";
import { Lock } from "lucide-react";
import { familyNames, nameFormat } from "#editor/names/format-names.ts";
import styles from "./navigation-value.module.css";

/**
 * Lists the formats in the side navigation: style sheets directly, other families as groups to keep
 * the list short. A locked format names the plan that includes it.
 */
export function listFormatItems(
  i18n: I18n,
  root: string,
  planId: PlanId,
): readonly NavigationItem[] {
  return formatFamilies.flatMap((family): readonly NavigationItem[] => {
    const items = listedFormats
      .filter((format) => format.family === family)
      .map((format) => describeFormat(format, i18n, root, planId));
    const isFolded = family !== "style-sheets" && items.length > 1;
    return isFolded ? [{ title: i18n._(familyNames[family]), children: items }] : items;
  });
}

function describeFormat(
  format: ListedFormat,
  i18n: I18n,
  root: string,
  planId: PlanId,
): NavigationItem {
  const needed = planOfFormat(format.id);
  const item = { title: nameFormat(format, i18n), path: `${root}/${format.id}` };
  if (hasPlan(planId, needed)) return item;
  return { ...item, value: <NeededPlan name={plans[needed].name} /> };
}

function NeededPlan({ name }: { readonly name: string }) {
  return (
    <span className={styles.value}>
      <Icon icon={Lock} sizePx={12} />
      {name}
    </span>
  );
}
