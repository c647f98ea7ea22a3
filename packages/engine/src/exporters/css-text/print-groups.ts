import type { TokenPath } from "#tokens/token-path.ts";
import type { TokenSet } from "#tokens/token-set.ts";
import { printCommentText } from "./print-comment.ts";

/**
 * Prints some tokens of a set as lines of CSS, in the order of their groups, each group under its
 * title.
 */
export function printGroups(
  set: TokenSet,
  paths: ReadonlySet<TokenPath>,
  comments: boolean,
  print: (path: TokenPath) => string,
): readonly string[] {
  return set.groups.flatMap((group) => {
    const lines = group.paths.filter((path) => paths.has(path)).map(print);
    const comment = comments ? [`/* ${printCommentText(group.title)} */`] : [];
    return lines.length > 0 ? [[...comment, ...lines].join("\n")] : [];
  });
}
