import type { Written, WrittenMode, WrittenValues } from "./read-sources.ts";

/**
 * Refuses every token that has no value in one of the modes: those that are refused already, aliases
 * of missing tokens, cycles, and aliases of these. Returns their names.
 */
export function refuseAliases(modes: readonly WrittenMode[]): ReadonlySet<string> {
  const refused = new Set<string>();
  const refuse = (name: string, { source, at }: Written, reason: string): void => {
    refused.add(name);
    source.refuse(at, [name], `"${name}" ${reason}`);
  };
  for (const { values } of modes) {
    for (const [name, written] of values) {
      const { value } = written;
      if (!value) refused.add(name);
      else if (value.type === "alias" && !values.has(value.to))
        refuse(name, written, `refers to "${value.to}", which is not in the file`);
    }
    for (const [name, written] of listCircular(values)) refuse(name, written, "refers to itself");
  }
  const users = refused.size > 0 ? listUsers(modes) : new Map<string, never>();
  // The loop also visits the names that it adds.
  for (const name of refused)
    for (const [user, written] of users.get(name) ?? [])
      if (!refused.has(user)) refuse(user, written, `refers to "${name}", which is not read`);
  return refused;
}

type Entry = readonly [name: string, written: Written];

/** Lists the aliases that are their own target, directly or not. */
function listCircular(values: WrittenValues): readonly Entry[] {
  const circular: Entry[] = [];
  const visited = new Set<string>();
  for (const [start, { value }] of values) {
    // Most aliases refer to a value.
    if (value?.type !== "alias" || values.get(value.to)?.value?.type !== "alias") continue;
    const path = new Map<string, Written>();
    let name = start;
    let written = values.get(name);
    while (written?.value?.type === "alias" && !visited.has(name)) {
      visited.add(name);
      path.set(name, written);
      name = written.value.to;
      written = values.get(name);
    }
    const isCycle = path.has(name);
    let isIn = false;
    for (const entry of path) {
      isIn ||= isCycle && entry[0] === name;
      if (isIn) circular.push(entry);
    }
  }
  return circular;
}

/** Lists the aliases of each token. */
function listUsers(modes: readonly WrittenMode[]): ReadonlyMap<string, readonly Entry[]> {
  const users = new Map<string, Entry[]>();
  for (const { values } of modes)
    for (const [name, written] of values) {
      if (written.value?.type !== "alias") continue;
      const known = users.get(written.value.to);
      if (known) known.push([name, written]);
      else users.set(written.value.to, [[name, written]]);
    }
  return users;
}
