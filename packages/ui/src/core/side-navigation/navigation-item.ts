import type { LucideIcon } from "lucide-react";
import type { ReactNode } from "react";
import { foldLetters } from "../fold-case.ts";

/** When an item or group is shown, and in which order. */
type Shown = {
  readonly visible?: boolean | undefined;
  /** True when it requires a login. */
  readonly authGuard?: boolean | undefined;
  /** Lower comes first; items without one follow in their order. */
  readonly priority?: number | undefined;
};

/** An item of the side navigation, and its children. */
export type NavigationItem = Shown & {
  readonly title: string;
  /** Its address; the item of the current path is selected. */
  readonly path?: string | undefined;
  readonly icon?: LucideIcon | undefined;
  /** More words that the search matches. */
  readonly keywords?: readonly string[] | undefined;
  readonly children?: readonly NavigationItem[] | undefined;
  /** True when it opens an external page in a new tab. */
  readonly isLink?: boolean | undefined;
  /** A preview at the right edge: a value, a small palette. */
  readonly value?: ReactNode;
};

/** A top-level group: lines separate its items from other groups. */
export type NavigationGroup = Shown & {
  readonly id: string;
  readonly items: readonly NavigationItem[];
  /** The title above the items; a navigation of icons does not show it. */
  readonly heading?: string | undefined;
  /** The name of the organization or account that the items belong to, beside the title. */
  readonly detail?: string | undefined;
  /** True when it has a search of its items. */
  readonly isSearchable?: boolean | undefined;
  /** Items of other groups that its search includes. */
  readonly alsoFinds?: readonly NavigationItem[] | undefined;
  /** The label of its search, when several groups have one. */
  readonly label?: string | undefined;
};

/** Returns the groups visible to the user, in order, without empty ones. */
export function visibleGroups(
  groups: readonly NavigationGroup[],
  isLoggedIn: boolean,
): readonly NavigationGroup[] {
  return inOrder(groups, isLoggedIn)
    .map((group) => ({ ...group, items: visibleItems(group.items, isLoggedIn) }))
    .filter(({ items }) => items.length > 0);
}

/**
 * Returns the items visible to the user, in order. A parent without visible children becomes a
 * plain item, or is omitted.
 */
export function visibleItems(
  items: readonly NavigationItem[],
  isLoggedIn: boolean,
): readonly NavigationItem[] {
  return inOrder(items, isLoggedIn).flatMap(({ children: all, ...own }) => {
    if (all === undefined) return [own];
    const children = visibleItems(all, isLoggedIn);
    if (children.length > 0) return [{ ...own, children }];
    return own.path === undefined ? [] : [own];
  });
}

function inOrder<Each extends Shown>(all: readonly Each[], isLoggedIn: boolean): readonly Each[] {
  return all
    .filter(({ visible = true, authGuard = false }) => visible && (!authGuard || isLoggedIn))
    .toSorted((one, other) => compare(one.priority, other.priority));
}

function compare(one = Infinity, other = Infinity): number {
  return one === other ? 0 : one - other;
}

/**
 * Returns the items whose title or keywords contain a text, ignoring case and marks of letters, with
 * their parents. A matching parent keeps all its children.
 */
export function searchItems(
  items: readonly NavigationItem[],
  text: string,
  locale: string,
): readonly NavigationItem[] {
  const wanted = foldLetters(text.trim(), locale);
  if (wanted === "") return items;
  return items.flatMap((item) => {
    const words = [item.title, ...(item.keywords ?? [])];
    if (words.some((word) => foldLetters(word, locale).includes(wanted))) return [item];
    const children = searchItems(item.children ?? [], text, locale);
    return children.length > 0 ? [{ ...item, children }] : [];
  });
}

/** Returns whether a path belongs to an item or one of its children. */
export function containsPath(item: NavigationItem, currentPath: string): boolean {
  const isHere = item.path === currentPath;
  return isHere || (item.children?.some((child) => containsPath(child, currentPath)) ?? false);
}

/** Returns a unique key among siblings: two pages may share a title, and two actions have no address. */
export function keyOf({ path = "", title }: NavigationItem): string {
  return `${path} ${title}`;
}
