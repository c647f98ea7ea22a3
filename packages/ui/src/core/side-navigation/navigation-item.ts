import type { LucideIcon } from "lucide-react";
import type { ReactNode } from "react";
import { foldCase } from "../fold-case.ts";

/** When something of the navigation is shown, and in what order. */
type Shown = {
  readonly visible?: boolean;
  /** Whether it is for people who are signed in. */
  readonly authGuard?: boolean;
  /** Lower comes first; what has none keeps its order after what has one. */
  readonly priority?: number;
};

/** A place of the side navigation, and the places under it. */
export type NavigationItem = Shown & {
  readonly title: string;
  /** Its address; the item whose path is the current one is selected. */
  readonly path?: string;
  readonly icon?: LucideIcon;
  /** More words that a search finds it by. */
  readonly keywords?: readonly string[];
  readonly children?: readonly NavigationItem[];
  /** Whether it leads out of the application, into a new tab. */
  readonly isLink?: boolean;
  /** What its place is now, at the right edge: a value, a small ramp. */
  readonly value?: ReactNode;
};

/** A top-level group: its items stand between two joints. */
export type NavigationGroup = Shown & {
  readonly id: string;
  readonly items: readonly NavigationItem[];
  /** Whether a search of its items stands at its head. */
  readonly isSearchable?: boolean;
  /** Items of other groups that its search finds too. */
  readonly alsoFinds?: readonly NavigationItem[];
  /** Names its search, where several groups have one. */
  readonly label?: string;
};

/** The groups that a person sees, in their order, none of them empty. */
export function visibleGroups(
  groups: readonly NavigationGroup[],
  isSignedIn: boolean,
): readonly NavigationGroup[] {
  return inOrder(groups, isSignedIn)
    .map((group) => ({ ...group, items: visibleItems(group.items, isSignedIn) }))
    .filter(({ items }) => items.length > 0);
}

/** The items that a person sees, in their order. A parent that has nothing to show leads to its own place, or is not shown. */
export function visibleItems(
  items: readonly NavigationItem[],
  isSignedIn: boolean,
): readonly NavigationItem[] {
  return inOrder(items, isSignedIn).flatMap(({ children: all, ...own }) => {
    if (all === undefined) return [own];
    const children = visibleItems(all, isSignedIn);
    if (children.length > 0) return [{ ...own, children }];
    return own.path === undefined ? [] : [own];
  });
}

function inOrder<Each extends Shown>(all: readonly Each[], isSignedIn: boolean): readonly Each[] {
  return all
    .filter(({ visible = true, authGuard = false }) => visible && (!authGuard || isSignedIn))
    .toSorted((one, other) => compare(one.priority, other.priority));
}

function compare(one = Infinity, other = Infinity): number {
  return one === other ? 0 : one - other;
}

/**
 * The items whose title, or one of whose keywords, contains a text, in any case of the language, with the parents that lead to them.
 * A parent that matches keeps all its children.
 */
export function searchItems(
  items: readonly NavigationItem[],
  text: string,
  locale: string,
): readonly NavigationItem[] {
  const wanted = foldCase(text.trim(), locale);
  if (wanted === "") return items;
  return items.flatMap((item) => {
    const words = [item.title, ...(item.keywords ?? [])];
    if (words.some((word) => foldCase(word, locale).includes(wanted))) return [item];
    const children = searchItems(item.children ?? [], text, locale);
    return children.length > 0 ? [{ ...item, children }] : [];
  });
}

/** Whether an item, or one under it, is the place of a path. */
export function containsPath(item: NavigationItem, currentPath: string): boolean {
  const isHere = item.path === currentPath;
  return isHere || (item.children?.some((child) => containsPath(child, currentPath)) ?? false);
}

/** A key that tells an item from its neighbours: two places may share a title, as two actions share no address. */
export function keyOf({ path = "", title }: NavigationItem): string {
  return `${path} ${title}`;
}
