/** When a dialog asks before it closes; `when-typed`: once the person has typed, chosen or dropped something in it. */
export type ConfirmsClosing = "always" | "when-typed" | "never";

/** What the question before closing says; each text has a default. */
export type ClosingTexts = {
  readonly title?: string;
  /** 'Are you sure you want to discard your changes?' where nothing is given. */
  readonly message?: string;
  /** 'Yes, Discard' where nothing is given. */
  readonly confirm?: string;
  /** 'No, Keep Editing' where nothing is given. */
  readonly cancel?: string;
};

/** How a dialog, a card or a drawer closes. Closing it from the outside, through `isOpen`, never asks. */
export type Closing = {
  readonly isOpen: boolean;
  /** Called when the person closes it, after they have agreed to it where it asks. */
  readonly onClose: () => void;
  /** Whether it asks before Escape, a press outside, the X or a button with `slot="close"` closes it; always where nothing is given. */
  readonly confirmsClosing?: ConfirmsClosing;
  readonly closingTexts?: ClosingTexts;
  /** Whether something runs that has to end first: until then nothing closes it. */
  readonly isLocked?: boolean;
};
