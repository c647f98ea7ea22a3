import { foldLetters } from "../fold-case.ts";
import type { Command, CommandGroup } from "./command.ts";

/**
 * Returns the commands that match every word of a query in a language, in groups, the best matches
 * first; all commands for an empty query.
 */
export function findCommands<Given extends Command>(
  commands: readonly Given[],
  query: string,
  locale: string,
): readonly CommandGroup<Given>[] {
  const fold = (text: string) => foldLetters(text, locale);
  const words = fold(query)
    .split(/\s+/)
    .filter((word) => word !== "");
  const found = commands
    .map((command) => ({ command, rank: rankCommand(command, words, fold) }))
    .filter(({ rank }) => rank < nowhere)
    .toSorted((one, other) => one.rank - other.rank);
  return groupCommands(found.map(({ command }) => command));
}

/** Reports whether a query is the whole title or a whole keyword of a command in a language. */
export function isNamed({ title, keywords = [] }: Command, query: string, locale: string): boolean {
  const name = foldLetters(query.trim(), locale);
  return [title, ...keywords].some((text) => foldLetters(text, locale) === name);
}

/** Moves recently used commands, newest first, to a group before the others. */
export function putRecentFirst<Given extends Command>(
  commands: readonly Given[],
  recentIds: readonly string[],
  title: string,
): readonly CommandGroup<Given>[] {
  const recent = recentIds.flatMap((id) => commands.find((command) => command.id === id) ?? []);
  const others = groupCommands(commands.filter((command) => !recent.includes(command)));
  return recent.length === 0 ? others : [{ title, commands: recent }, ...others];
}

const nowhere = 4;

/**
 * Ranks the worst match of a word: at the start of the title or of a word in it, inside, or in the
 * keywords.
 */
function rankCommand(command: Command, words: readonly string[], fold: Fold): number {
  return Math.max(0, ...words.map((word) => rankWord(command, word, fold)));
}

type Fold = (text: string) => string;

function rankWord({ title: shown, group, keywords = [] }: Command, word: string, fold: Fold) {
  const title = fold(shown);
  if (title.startsWith(word)) return 0;
  if (title.split(/\s+/).some((part) => part.startsWith(word))) return 1;
  if (title.includes(word)) return 2;
  return [group, ...keywords].some((text) => fold(text).includes(word)) ? 3 : nowhere;
}

/** Returns commands in their groups, in the order of the first of each. */
export function groupCommands<Given extends Command>(
  commands: readonly Given[],
): readonly CommandGroup<Given>[] {
  const groups = Map.groupBy(commands, ({ group }) => group);
  return [...groups].map(([title, members]) => ({ title, commands: members }));
}
