import type { Modes } from "#tokens/modes/mode.ts";
import { Source } from "./source.ts";
import { refuseAliases } from "./refuse-aliases.ts";
import type { ReadableFile, ReadFiles, ReadNotes, ReadValue } from "./read-mode.ts";

/** A value at its place in a file; undefined if it is refused. */
export type Written = {
  readonly value: ReadValue | undefined;
  readonly source: Source;
  readonly at: number;
};

/** Values at their places, by token name. */
export type WrittenValues = ReadonlyMap<string, Written>;

/** The values of files in one combination of modes. */
export type WrittenMode = { readonly modes: Partial<Modes>; readonly values: WrittenValues };

/** The content of files before their aliases are checked. */
export type WrittenFiles = {
  readonly modes: readonly WrittenMode[];
  readonly notes?: ReadonlyMap<string, ReadNotes>;
};

/**
 * Reads files of a format. A SyntaxError refuses all of the first file. Aliases of the result refer
 * to a value in every mode; the others are problems.
 */
export function readSources(
  files: readonly ReadableFile[],
  read: (sources: readonly Source[]) => WrittenFiles,
): ReadFiles {
  const sources = files.map((file) => new Source(file));
  const [first = new Source({ path: "", text: "" })] = sources;
  const { modes = [], notes = new Map<string, ReadNotes>() } =
    first.attempt(0, [], () => read(sources)) ?? {};
  const refused = refuseAliases(modes);
  const kept = modes.map(({ modes: own, values }) => ({
    modes: own,
    values: keepValues(values, refused),
  }));
  const all = sources.length > 0 ? sources : [first];
  const isEmpty = kept.every(({ values }) => values.size === 0);
  if (isEmpty && !all.some((each) => each.hasProblems())) first.refuse(0, [], "There is no token");
  return { modes: kept, notes, problems: all.flatMap((each) => each.listProblems()) };
}

function keepValues(
  written: WrittenValues,
  refused: ReadonlySet<string>,
): ReadonlyMap<string, ReadValue> {
  const values = new Map<string, ReadValue>();
  for (const [name, { value }] of written) if (value && !refused.has(name)) values.set(name, value);
  return values;
}
