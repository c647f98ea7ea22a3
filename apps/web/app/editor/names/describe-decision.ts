import type { I18n, MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import {
  aboutDecision,
  tokenName,
  type DecisionSubject,
  type NamedListPath,
  type OrderedListPath,
  type StepListPath,
} from "@tessera/engine";
import { type EditControl, isRecipeEdit, type RecipeEdit } from "#editor/draft/edit-history.ts";

type SubjectOf<Kind extends DecisionSubject["kind"]> = Extract<DecisionSubject, { kind: Kind }>;

/** The names of the fixed decisions, in changes, undo steps and collisions. */
const names: Readonly<Record<SubjectOf<"fixed">["path"], MessageDescriptor>> = {
  "color/base": msg`Base color`,
  "color/status/success": msg`Success color`,
  "color/status/warning": msg`Warning color`,
  "color/status/danger": msg`Danger color`,
  "color/status/info": msg`Info color`,
  "color/neutralChroma": msg`Neutral tint`,
  "color/solid": msg`Button color`,
  "color/ink": msg`Button labels`,
  "color/contrastTargets/text": msg`Contrast of all text`,
  "color/advanced/stepNames": msg`Color step names`,
  "color/advanced/hasTints": msg`Tints`,
  "color/advanced/taste/vividness": msg`Vividness`,
  "color/advanced/taste/hueShift": msg`Hue shift`,
  "color/advanced/taste/yellows": msg`Yellows`,
  "color/advanced/taste/lightEnd": msg`Lightest tones`,
  "color/advanced/taste/darkEnd": msg`Darkest tones`,
  "typography/basePx": msg`Base size`,
  "typography/ratioNarrow": msg`Type ratio on small screens`,
  "typography/ratioWide": msg`Type ratio`,
  "typography/isFluid": msg`Fluid sizes`,
  "typography/leastSizePx": msg`Smallest size`,
  "typography/isRounded": msg`Sizes on quarter pixels`,
  "typography/familyBody": msg`Body font`,
  "typography/familyHeading": msg`Heading font`,
  "typography/familyCode": msg`Code font`,
  "typography/weights/regular": msg`Regular weight`,
  "typography/weights/medium": msg`Medium weight`,
  "typography/weights/semibold": msg`Semibold weight`,
  "typography/weights/bold": msg`Bold weight`,
  "spacing/unitPx": msg`Spacing unit`,
  "spacing/density": msg`Density`,
  "radius/basePx": msg`Base radius`,
  "border/basePx": msg`Base border width`,
  "shadow/strength": msg`Shadow strength`,
  "shadow/softness": msg`Shadow softness`,
  "shadow/angle": msg`Light angle`,
  "shadow/height": msg`Shadow distance`,
  "zIndex/order": msg`Layer order`,
  "zIndex/step": msg`Distance between layers`,
  "units/length": msg`Length unit`,
};

/** Describes each kind of decision by the names in it. */
const describers: {
  readonly [Kind in DecisionSubject["kind"]]: (
    about: SubjectOf<Kind>,
  ) => MessageDescriptor | string;
} = {
  fixed: ({ path }) => names[path],
  breakpoint: ({ key }) => msg`Breakpoint ${key}`,
  entry: ({ list, name }) => entryTexts[list](name),
  order: ({ list }) => orderTexts[list],
  names: ({ list }) => nameTexts[list],
  paletteBase: ({ palette: name }) => msg`Base color of ${name}`,
  paletteRoles: ({ palette: name }) => msg`Roles of ${name}`,
  baseStep: ({ palette: name }) => msg`Base color step of ${name}`,
  pinnedStep: ({ palette, step: inner }) => {
    const step = `${palette}-${inner}`;
    return msg`Pinned color of ${step}`;
  },
  contrastTarget: ({ foreground, background }) => msg`Contrast of ${foreground} on ${background}`,
  override: ({ token }) => tokenName(token),
  customToken: ({ token }) => tokenName(token),
  tokenNote: ({ token }) => {
    const name = tokenName(token);
    return msg`Note on ${name}`;
  },
};

/** The names of the edits of the whole recipe. */
const recipeEditNames: Readonly<Record<RecipeEdit, MessageDescriptor>> = {
  all: msg`Discard all`,
  shuffle: msg`Shuffle`,
  preset: msg`Preset`,
  shared: msg`Recipe from a code`,
  merge: msg`Merged save`,
};

/**
 * Returns the name of a decision or an edit in the language of the page, or a pinned token's name.
 */
export function describeDecision(i18n: I18n, path: EditControl): string {
  if (isRecipeEdit(path)) return i18n._(recipeEditNames[path]);
  const about = aboutDecision(path);
  const describe = describers[about.kind] as (about: DecisionSubject) => MessageDescriptor | string;
  const name = describe(about);
  return typeof name === "string" ? name : i18n._(name);
}

/** The name of an entry of each list. */
const entryTexts: Readonly<Record<NamedListPath, (name: string) => MessageDescriptor>> = {
  "color/advanced/palettes": (name) => msg`Palette ${name}`,
  "spacing/steps": (name) => msg`Spacing step ${name}`,
  "motion/durations": (name) => msg`Duration ${name}`,
  "motion/easings": (name) => msg`Easing curve ${name}`,
};

/** The name of the order of each list. */
const orderTexts: Readonly<Record<OrderedListPath, MessageDescriptor>> = {
  customTokens: msg`Order of custom tokens`,
  "color/advanced/palettes": msg`Palette order`,
  "spacing/steps": msg`Spacing step order`,
  "motion/durations": msg`Duration order`,
  "motion/easings": msg`Easing curve order`,
};

/** The name of a renaming in each list of steps. */
const nameTexts: Readonly<Record<StepListPath, MessageDescriptor>> = {
  "spacing/steps": msg`Spacing step name`,
  "motion/durations": msg`Duration name`,
  "motion/easings": msg`Easing curve name`,
};
