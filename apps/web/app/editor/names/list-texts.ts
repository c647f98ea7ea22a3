import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import type { NamedListPath, StepListPath } from "@tessera/engine";

/** The name of an entry of each list. */
export const entryTexts: Readonly<Record<NamedListPath, (name: string) => MessageDescriptor>> = {
  "color/advanced/palettes": (name) => msg`Palette ${name}`,
  "spacing/steps": (name) => msg`Spacing step ${name}`,
  "motion/durations": (name) => msg`Duration ${name}`,
  "motion/easings": (name) => msg`Easing curve ${name}`,
};

/** The name of the order of each list. */
export const orderTexts: Readonly<Record<NamedListPath, MessageDescriptor>> = {
  "color/advanced/palettes": msg`Palette order`,
  "spacing/steps": msg`Spacing step order`,
  "motion/durations": msg`Duration order`,
  "motion/easings": msg`Easing curve order`,
};

/** The name of a renaming in each list of steps. */
export const nameTexts: Readonly<Record<StepListPath, MessageDescriptor>> = {
  "spacing/steps": msg`Spacing step name`,
  "motion/durations": msg`Duration name`,
  "motion/easings": msg`Easing curve name`,
};
