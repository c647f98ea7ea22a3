/**
 * When a dialog asks before it closes; `when-typed`: once the user has typed, chosen or dropped
 * something in it.
 */
type ConfirmsClosing = "always" | "when-typed" | "never";

/** The texts of the question before closing; each has a default. */
export type ClosingTexts = {
  readonly title?: string | undefined;
  /** Defaults to 'Are you sure you want to discard your changes?'. */
  readonly message?: string | undefined;
  /** Defaults to 'Yes, Discard'. */
  readonly confirm?: string | undefined;
  /** Defaults to 'No, Keep Editing'. */
  readonly cancel?: string | undefined;
};

/** How a dialog, a card or a drawer closes. Closing it from outside, through `isOpen`, never asks. */
export type Closing = {
  readonly isOpen: boolean;
  /** Called when the user closes it, after confirming if it asks. */
  readonly onClose: () => void;
  /**
   * When it asks before Escape, a click outside, the X or a button with `slot="close"` closes it;
   * defaults to always.
   */
  readonly confirmsClosing?: ConfirmsClosing | undefined;
  readonly closingTexts?: ClosingTexts | undefined;
  /** True while an action runs that must end first: nothing closes it. */
  readonly isLocked?: boolean | undefined;
};
