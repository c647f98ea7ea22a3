import type { LucideIcon } from "lucide-react";
import type { ReactNode } from "react";

/** A place of the side navigation, and the places under it. */
export type NavigationItem = {
  readonly title: string;
  /** Its address; the item whose path is the current one is selected. */
  readonly path?: string;
  readonly icon?: LucideIcon;
  readonly children?: readonly NavigationItem[];
  readonly visible?: boolean;
  /** Whether it is for people who are signed in. */
  readonly authGuard?: boolean;
  /** Lower comes first; items without one keep their order after those that have one. */
  readonly priority?: number;
  /** Whether it leads out of the application, into a new tab. */
  readonly isLink?: boolean;
  /** What its place is now, at the right edge: a value, a small ramp. */
  readonly value?: ReactNode;
};

/** A top-level group: its items stand between two joints. */
export type NavigationGroup = {
  readonly id: string;
  readonly items: readonly NavigationItem[];
  /** Whether its items can be searched. */
  readonly isSearchable?: boolean;
};

/** The items that a person sees, in their order. */
export function visibleItems(
  items: readonly NavigationItem[],
  isSignedIn: boolean,
): readonly NavigationItem[] {
  return items
    .filter(({ visible = true, authGuard = false }) => visible && (!authGuard || isSignedIn))
    .toSorted((a, b) => (a.priority ?? Infinity) - (b.priority ?? Infinity) || 0)
    .map((item) =>
      item.children ? { ...item, children: visibleItems(item.children, isSignedIn) } : item,
    );
}

/**
 * The items whose title contains a text, in any case of the language, with the parents that lead to them.
 * A parent that matches keeps all its children.
 */
export function searchItems(
  items: readonly NavigationItem[],
  text: string,
  locale: string,
): readonly NavigationItem[] {
  const wanted = text.trim().toLocaleLowerCase(locale);
  if (wanted === "") return items;
  return items.flatMap((item) => {
    if (item.title.toLocaleLowerCase(locale).includes(wanted)) return [item];
    const children = searchItems(item.children ?? [], text, locale);
    return children.length > 0 ? [{ ...item, children }] : [];
  });
}

/** Whether an item, or one under it, is the place of a path. */
export function containsPath(item: NavigationItem, currentPath: string): boolean {
  const isHere = item.path === currentPath;
  return isHere || (item.children?.some((child) => containsPath(child, currentPath)) ?? false);
}
