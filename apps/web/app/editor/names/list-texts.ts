import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import type { NamedListPath, StepListPath } from "@tessera/engine";

/** What an entry of each list is called. */
export const entryTexts: Readonly<Record<NamedListPath, (name: string) => MessageDescriptor>> = {
  "color/advanced/palettes": (name) => msg`Palette ${name}`,
  "spacing/steps": (name) => msg`Spacing step ${name}`,
  "motion/durations": (name) => msg`Duration ${name}`,
  "motion/easings": (name) => msg`Easing curve ${name}`,
};

/** What the order of each list is called. */
export const orderTexts: Readonly<Record<NamedListPath, MessageDescriptor>> = {
  "color/advanced/palettes": msg`Palette order`,
  "spacing/steps": msg`Spacing step order`,
  "motion/durations": msg`Duration order`,
  "motion/easings": msg`Easing curve order`,
};

/** What an edit of a name in each list of steps is called. */
export const nameTexts: Readonly<Record<StepListPath, MessageDescriptor>> = {
  "spacing/steps": msg`Spacing step name`,
  "motion/durations": msg`Duration name`,
  "motion/easings": msg`Easing curve name`,
};
