import { useState } from "react";
import { useLocale } from "react-aria-components";
import { type NavigationGroup, searchItems } from "./navigation-item.ts";

/** What is typed in the search of a group, and the items that it leaves; all of them while the search is not shown. */
export function useGroupSearch({ items, alsoFinds = [] }: NavigationGroup, isShown: boolean) {
  const { locale } = useLocale();
  const [typed, setText] = useState("");
  const text = isShown ? typed : "";
  const searched = text.trim() === "" ? items : [...alsoFinds, ...items];
  return { text, setText, found: searchItems(searched, text, locale) };
}
