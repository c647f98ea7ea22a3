import { useState } from "react";
import { useLocale } from "react-aria-components";
import { type NavigationGroup, searchItems } from "./navigation-item.ts";

/** What is typed in the search of a group, and the items that it leaves; all of them while the search is not shown. */
export function useGroupSearch({ items }: NavigationGroup, isShown: boolean) {
  const { locale } = useLocale();
  const [typed, setText] = useState("");
  const text = isShown ? typed : "";
  return { text, setText, found: searchItems(items, text, locale) };
}
