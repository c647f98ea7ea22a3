/** One line of the table that the benches print. */
export type Figure = {
  readonly name: string;
  readonly value: string;
  /** What the value is held against, measured in the same run. */
  readonly peer?: string;
  /** The value that the figure has to reach, and whether it does. */
  readonly reach?: { readonly text: string; readonly isHeld: boolean };
};
