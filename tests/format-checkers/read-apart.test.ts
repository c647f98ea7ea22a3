import { readFileSync } from "node:fs";
import { join, relative } from "node:path";
import { expect, it } from "vitest";
import { formats } from "@tessera/engine";

const engine = join(import.meta.dirname, "../../packages/engine/src");
const folder = join(engine, "exporters");

/** The published vocabulary of formats: lists without functions, which exporter and reader may share. */
const vocabulary = [
  "shadcn/component-keys.ts",
  "groups/group-words.ts",
  "tailwind/tailwind-steps.ts",
];
/** The columns of these lists that one format uses. */
const columns = ["tailwind/tailwind-namespaces.ts"];

/** Lists the modules of exporters and readers that one imports at run time, transitively. */
function listModules(file: string, known = new Set<string>()): ReadonlySet<string> {
  const name = relative(folder, file);
  if (known.has(name) || /^\.\.\/(?!readers\/)/.test(name)) return known;
  known.add(name);
  const text = readFileSync(file, "utf8");
  for (const [, to = ""] of text.matchAll(
    /^(?:import|export) (?!type)[^;]*?from "([.#][^"]+)";$/gm,
  ))
    listModules(to.startsWith("#") ? join(engine, to.slice(1)) : join(file, "..", to), known);
  return known;
}

it.each(formats.map(({ id }) => id).filter((id) => id !== "zip"))(
  "reads %s without any exporter code",
  (id) => {
    const printing = listModules(join(folder, id, "print.ts"));
    const shared = [...listModules(join(folder, id, "read.ts"))].filter((each) =>
      printing.has(each),
    );
    expect(printing.size).toBeGreaterThan(3);
    expect([...printing].filter((each) => each.startsWith("../readers/"))).toEqual([]);
    expect(shared.filter((each) => ![...vocabulary, ...columns].includes(each))).toEqual([]);
  },
);

it.each(vocabulary)("limits %s to data", (name) => {
  const text = readFileSync(join(folder, name), "utf8");
  expect(text).not.toMatch(/\bfunction\b|=>|^import (?!type)/m);
});
