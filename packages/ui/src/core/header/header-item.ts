/** A place that the header leads to. */
export type HeaderPlace = {
  readonly title: string;
  /** Where it leads; without one it is shown as not there yet. */
  readonly href?: string;
  /** What one finds there, in a few words; shown in lists. */
  readonly description?: string;
  readonly isCurrent?: boolean;
};

/** A place of the header's navigation. With places under it, it opens their list; its own address then stands first in it. */
export type HeaderItem = HeaderPlace & { readonly children?: readonly HeaderPlace[] };

/** The places that an item's list shows: its own first, where it has an address. */
export function placesOf({ children = [], ...own }: HeaderItem): readonly HeaderPlace[] {
  return own.href === undefined ? children : [own, ...children];
}

/** Whether the page shown is an item's own or one under it. */
export function isCurrentItem({ isCurrent = false, children = [] }: HeaderItem): boolean {
  return isCurrent || children.some((place) => place.isCurrent);
}
