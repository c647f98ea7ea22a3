/** A page that the header links to. */
export type HeaderPlace = {
  readonly title: string;
  /** Its address; without one it is shown as coming soon. */
  readonly href?: string | undefined;
  /** A short description; shown in lists. */
  readonly description?: string | undefined;
  readonly isCurrent?: boolean | undefined;
};

/**
 * An item of the header's navigation. With children it opens their list, which starts with its own
 * address.
 */
export type HeaderItem = HeaderPlace & { readonly children?: readonly HeaderPlace[] | undefined };

/** Lists the pages of an item: its own first, if it has an address. */
export function placesOf({ children = [], ...own }: HeaderItem): readonly HeaderPlace[] {
  return own.href === undefined ? children : [own, ...children];
}

/** Returns whether the current page is an item's own or one under it. */
export function isCurrentItem({ isCurrent = false, children = [] }: HeaderItem): boolean {
  return isCurrent || children.some((place) => place.isCurrent);
}
