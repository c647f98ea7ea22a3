import type { LucideIcon } from "lucide-react";

/** An action that a user can find by name. */
export type Command = {
  readonly id: string;
  readonly title: string;
  /** The heading of its group, in the page's language. */
  readonly group: string;
  readonly icon?: LucideIcon | undefined;
  /** Its keyboard shortcut, in the form of `aria-keyshortcuts`. */
  readonly shortcut?: string | undefined;
  /** More words that the search matches. */
  readonly keywords?: readonly string[] | undefined;
};

/** Commands under one heading. */
export type CommandGroup<Given extends Command = Command> = {
  readonly title: string;
  readonly commands: readonly Given[];
};
