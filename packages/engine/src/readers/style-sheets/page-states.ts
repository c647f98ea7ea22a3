import { axisNames, combineAxes, type Modes } from "#tokens/modes/mode.ts";
import type { Rule, PageState } from "./read-rules.ts";

/** The attribute of each axis, and the media feature that applies without it. */
const axes = {
  scheme: { attribute: "data-theme", question: "prefers-color-scheme", words: {} },
  contrast: {
    attribute: "data-contrast",
    question: "prefers-contrast",
    words: { high: "more", default: "no-preference" },
  },
  density: { attribute: "data-density", question: undefined, words: {} },
} as const;

type Axis = keyof Modes;

/** The axis of each attribute. */
export const axisAttributes: ReadonlyMap<string, Axis> = new Map(
  axisNames.map((axis) => [axes[axis].attribute, axis]),
);

/** The condition of the reduced variants of durations and easings. */
export const reducedMotion = "(prefers-reduced-motion: reduce)";

/** Returns whether a condition of a rule is one of a mode, a known feature or a variant. */
export function isCondition(text: string): boolean {
  return (
    /^\(prefers-(?:color-scheme: (?:light|dark)|contrast: (?:more|no-preference))\)$/.test(text) ||
    text === reducedMotion ||
    isAbility(text)
  );
}

/**
 * Lists every combination of the axes that some rule has a condition on, or that `color-scheme`
 * leaves open.
 */
export function listKnownModes(rules: readonly Rule[]): readonly Partial<Modes>[] {
  return combineAxes(axisNames.filter((axis) => ways.some(({ isIn }) => isIn(axis, rules))));
}

/**
 * Lists every way to be in the given modes, attributes alone first, on a plain screen and on one
 * with all features in the conditions.
 */
export function listPageStates(
  modes: Partial<Modes>,
  rules: readonly Rule[],
): readonly PageState[] {
  const plain: PageState = {
    marks: { attributes: new Map(), classes: new Set() },
    conditions: new Set(),
  };
  const states = (Object.keys(modes) as readonly Axis[]).reduce<readonly PageState[]>(
    (all, axis) =>
      ways
        .filter(({ isIn }) => isIn(axis, rules))
        .flatMap(({ enter }) => all.map((each) => enter(each, axis, modes[axis] ?? ""))),
    [plain],
  );
  const abilities = rules.flatMap(({ conditions }) => [...conditions].filter(isAbility));
  return abilities.length === 0
    ? states
    : [...states, ...states.map((each) => withConditions(each, abilities))];
}

/** A way to set a page's mode, and whether a sheet supports it. */
type Way = {
  readonly isIn: (axis: Axis, rules: readonly Rule[]) => boolean;
  readonly enter: (state: PageState, axis: Axis, value: string) => PageState;
};

const ways: readonly Way[] = [
  {
    isIn: (axis, rules) => rules.some((rule) => hasWay(axes[axis].attribute, rule)),
    enter: ({ marks, conditions }, axis, value) => {
      const attributes = new Map([...marks.attributes, [axes[axis].attribute, value]]);
      return { marks: { ...marks, attributes }, conditions };
    },
  },
  {
    isIn: (axis, rules) => axis === "scheme" && rules.some((rule) => hasWay(".", rule)),
    enter: ({ marks, conditions }, _, value) => {
      const classes = new Set([...marks.classes, value]);
      return { marks: { ...marks, classes }, conditions };
    },
  },
  {
    isIn: (axis, rules) =>
      rules.some((rule) => hasConditionOn(axis, rule) || isLeftOpen(axis, rule)),
    enter: (state, axis, value) => {
      const { question = "", words } = axes[axis];
      const word = new Map<string, string>(Object.entries(words)).get(value) ?? value;
      return withConditions(state, [`(${question}: ${word})`]);
    },
  },
];

function hasWay(way: string, { selectors = [] }: Rule): boolean {
  return selectors.some(({ ways: own }) => own.has(way));
}

function hasConditionOn(axis: Axis, { conditions }: Rule): boolean {
  const { question } = axes[axis];
  return question !== undefined && [...conditions].some((each) => each.includes(question));
}

function isLeftOpen(axis: Axis, { declarations }: Rule): boolean {
  return (
    axis === "scheme" &&
    declarations.some(({ name, value }) => name === undefined && value === "light dark")
  );
}

/** Returns whether a screen shows more colors than sRGB has. */
export function isWide({ conditions }: PageState): boolean {
  return conditions.has(wideScreen);
}

const wideScreen = "(color-gamut: p3)";

/** Returns whether a condition is about a feature of a browser or screen. */
function isAbility(condition: string): boolean {
  return condition === wideScreen || condition === "(color: oklch(0 0 0))";
}

function withConditions({ marks, conditions }: PageState, more: readonly string[]): PageState {
  return { marks, conditions: new Set([...conditions, ...more]) };
}
