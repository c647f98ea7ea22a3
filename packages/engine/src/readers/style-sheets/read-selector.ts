/** The attributes and classes of an element. */
export type Marks = {
  readonly attributes: ReadonlyMap<string, string>;
  readonly classes: ReadonlySet<string>;
};

type Test = (marks: Marks) => boolean;

const part =
  /:root|(?<host>:host)|\[(?<name>[a-z-]+)="(?<value>[a-z-]*)"\]|:not\(\[(?<absent>[a-z-]+)\]\)|\.(?<word>[a-z-]+)/g;

/**
 * Reads the conditions of a selector on the root element, part by part; throws a SyntaxError for
 * any other condition.
 */
export function readSelector(selector: string): readonly Test[] {
  const tests: Test[] = [];
  let read = "";
  for (const match of selector.matchAll(part)) {
    read += match[0];
    const { name, value, absent, word, host } = match.groups ?? {};
    if (name !== undefined) tests.push(({ attributes }) => attributes.get(name) === value);
    else if (absent !== undefined) tests.push(({ attributes }) => !attributes.has(absent));
    else if (word !== undefined) tests.push(({ classes }) => classes.has(word));
    else tests.push(() => host === undefined);
  }
  if (read !== selector || read === "")
    throw new SyntaxError(`"${selector}" does not say in which mode it holds`);
  return tests;
}
