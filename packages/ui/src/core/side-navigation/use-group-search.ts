import { useState } from "react";
import { useLocale } from "react-aria-components";
import { type NavigationGroup, searchItems } from "./navigation-item.ts";

/** The typed search of a navigation, and what it leaves of the groups that can be searched. */
export function useGroupSearch(groups: readonly NavigationGroup[], isOn: boolean) {
  const { locale } = useLocale();
  const [typed, setText] = useState("");
  const text = isOn ? typed : "";
  const found = groups.map((group) =>
    group.isSearchable ? { ...group, items: searchItems(group.items, text, locale) } : group,
  );
  const isNothingFound =
    text.trim() !== "" &&
    found.every(({ isSearchable = false, items }) => !isSearchable || items.length === 0);
  return { text, setText, found, isNothingFound };
}
