import type { Command, CommandGroup } from "./command.ts";

/** How texts are compared in the page's language. */
export type TextMatcher = {
  readonly startsWith: (text: string, beginning: string) => boolean;
  readonly contains: (text: string, part: string) => boolean;
};

/**
 * Returns the commands that match every word of a query, in groups, the best matches first; all
 * commands for an empty query.
 */
export function findCommands<Given extends Command>(
  commands: readonly Given[],
  query: string,
  matcher: TextMatcher,
): readonly CommandGroup<Given>[] {
  const words = query.split(/\s+/).filter((word) => word !== "");
  const found = commands
    .map((command) => ({ command, rank: rankCommand(command, words, matcher) }))
    .filter(({ rank }) => rank < nowhere)
    .toSorted((one, other) => one.rank - other.rank);
  return groupCommands(found.map(({ command }) => command));
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
function rankCommand(command: Command, words: readonly string[], matcher: TextMatcher): number {
  return Math.max(0, ...words.map((word) => rankWord(command, word, matcher)));
}

function rankWord({ title, group, keywords = [] }: Command, word: string, matcher: TextMatcher) {
  const { startsWith, contains } = matcher;
  if (startsWith(title, word)) return 0;
  if (title.split(/\s+/).some((part) => startsWith(part, word))) return 1;
  if (contains(title, word)) return 2;
  return [group, ...keywords].some((text) => contains(text, word)) ? 3 : nowhere;
}

function groupCommands<Given extends Command>(
  commands: readonly Given[],
): readonly CommandGroup<Given>[] {
  const groups = Map.groupBy(commands, ({ group }) => group);
  return [...groups].map(([title, members]) => ({ title, commands: members }));
}
