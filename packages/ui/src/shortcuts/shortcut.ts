/** Keys that do something, as data. */
export type Shortcut = {
  readonly id: string;
  /**
   * In the form of `aria-keyshortcuts`: "Control+K"; several ways with spaces between them. Control is Command on
   * Apple's keyboards. A letter is what the keyboard's layout writes, not where the key lies.
   */
  readonly keys: string;
  /** What it does, in the language of the page. */
  readonly label: string;
  /** What it stands under in the list of shortcuts, in the language of the page. */
  readonly group: string;
  /** Whether it also acts while somebody types; others rest then. */
  readonly worksInTextFields?: boolean;
  /** Whether it acts again and again while its keys are held down. */
  readonly repeats?: boolean;
};

/** A shortcut as it stands now. */
export type ListedShortcut = Shortcut & {
  /** Whether a character alone sets it off, so that it can be switched off (WCAG 2.1.4). */
  readonly isSingleKey: boolean;
  /** Whether it is switched off. */
  readonly isOff: boolean;
};
