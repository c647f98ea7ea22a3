import { leafKeys, leafPath, type LeafPath } from "./leaf-path.ts";

/** A step of a list as a recipe writes it: its name, and its value in a field of its own. */
type Step = { readonly key: string } & Readonly<Record<string, unknown>>;

/** A list of named steps, whose decisions are those of each step, and the order where it is one of its own. */
export type KeyedList = {
  readonly path: LeafPath;
  /** The field that holds a step's value. */
  readonly field: string;
  /** Whether the values say the order, as sizes do. */
  readonly isSorted: boolean;
};

const keyedLists: readonly KeyedList[] = [
  { path: leafPath("spacing", "steps"), field: "units", isSorted: true },
  { path: leafPath("motion", "durations"), field: "ms", isSorted: false },
  { path: leafPath("motion", "easings"), field: "points", isSorted: false },
];

/** Stands in place of a step's name where a leaf is the order of a list; no step can be called so. */
const order = "#order";

/** The leaf of a list's order. */
export function orderPath(list: LeafPath): LeafPath {
  return leafPath(list, order);
}

/** Whether a leaf is the order of a list. */
export function isOrderPath(path: LeafPath): boolean {
  return path.endsWith(`/${order}`);
}

/** The list of named steps that stands at a path; undefined for anything else. */
export function findKeyedList(path: LeafPath): KeyedList | undefined {
  return keyedLists.find((list) => list.path === path);
}

/** The list and the name of the step that a leaf is, or that its order is; undefined for other leaves. */
export function findStep(
  path: LeafPath,
): { readonly list: KeyedList; readonly name: string } | undefined {
  const keys = leafKeys(path);
  const list = findKeyedList(leafPath(...keys.slice(0, -1)));
  const name = keys.at(-1);
  return list && name !== undefined ? { list, name } : undefined;
}

/** The decisions of a list, by the names of its steps. */
export function readSteps(
  { field, isSorted }: KeyedList,
  value: unknown,
): readonly (readonly [name: string, value: unknown])[] {
  const steps = stepsOf(value);
  const values = steps.map((step) => [step.key, step[field]] as const);
  return isSorted ? values : [...values, [order, steps.map(({ key }) => key)]];
}

/** The list with one of its decisions replaced, or a step taken out where the value is undefined. */
export function writeStep(
  { field, isSorted }: KeyedList,
  list: unknown,
  name: string,
  value: unknown,
): readonly Step[] {
  const steps = stepsOf(list);
  if (name === order) return orderSteps(steps, value);
  const written = { key: name, [field]: value };
  const others = steps.filter(({ key }) => key !== name);
  if (value === undefined) return others;
  if (isSorted) return [...others, written].toSorted((a, b) => Number(a[field]) - Number(b[field]));
  return others.length < steps.length
    ? steps.map((step) => (step.key === name ? written : step))
    : [...steps, written];
}

/** Steps that the order does not name stay behind: nobody's step is lost to an order that did not know it. */
function orderSteps(steps: readonly Step[], names: unknown): readonly Step[] {
  const wished = Array.isArray(names) ? (names as readonly unknown[]) : [];
  return [
    ...wished.flatMap((name) => steps.filter(({ key }) => key === name)),
    ...steps.filter(({ key }) => !wished.includes(key)),
  ];
}

function stepsOf(value: unknown): readonly Step[] {
  return Array.isArray(value) ? (value as readonly Step[]) : [];
}
