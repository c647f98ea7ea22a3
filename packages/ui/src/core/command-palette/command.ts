import type { LucideIcon } from "lucide-react";

/** Something that a person can ask for by name. */
export type Command = {
  readonly id: string;
  readonly title: string;
  /** What it stands under, in the language of the page. */
  readonly group: string;
  readonly icon?: LucideIcon;
  /** The keys that do the same, in the form of `aria-keyshortcuts`. */
  readonly shortcut?: string;
  /** Other words that it is looked for by. */
  readonly keywords?: readonly string[];
};

/** Commands under one heading. */
export type CommandGroup<Given extends Command = Command> = {
  readonly title: string;
  readonly commands: readonly Given[];
};
