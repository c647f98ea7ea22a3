import { useState } from "react";
import { useLocale } from "react-aria-components";
import { type NavigationGroup, searchItems } from "./navigation-item.ts";

/** Returns the search text of a group, and the matching items; all of them while the search is hidden. */
export function useGroupSearch({ items, alsoFinds = [] }: NavigationGroup, isShown: boolean) {
  const { locale } = useLocale();
  const [typed, setText] = useState("");
  const text = isShown ? typed : "";
  const searched = text.trim() === "" ? items : [...alsoFinds, ...items];
  return { text, setText, found: searchItems(searched, text, locale) };
}
