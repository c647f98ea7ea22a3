/** A keyboard shortcut, as data. */
export type Shortcut = {
  readonly id: string;
  /**
   * In the form of `aria-keyshortcuts`: "Control+K"; alternatives are separated by spaces. Control
   * is Command on Apple keyboards. A letter is the one that the layout types, not a key position.
   */
  readonly keys: string;
  /** The description of its action, in the page's language. */
  readonly label: string;
  /** Its heading in the list of shortcuts, in the page's language. */
  readonly group: string;
  /** True when it also works while the user types. */
  readonly worksInTextFields?: boolean | undefined;
  /** True when it repeats while its keys are held down. */
  readonly repeats?: boolean | undefined;
};

/** A registered shortcut with its state. */
export type ListedShortcut = Shortcut & {
  /** True when a single character triggers it, so that it can be turned off (WCAG 2.1.4). */
  readonly isSingleKey: boolean;
  /** True when it is turned off. */
  readonly isOff: boolean;
};
