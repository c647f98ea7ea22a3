import type { I18n, MessageDescriptor } from "@lingui/core";
import { defineMessage, msg } from "@lingui/core/macro";
import { isOrderPath } from "#editor/draft/keyed-lists.ts";
import { leafKeys, leafPath, type LeafPath } from "#editor/draft/leaf-path.ts";

type ListTexts = {
  readonly step: MessageDescriptor;
  readonly order: MessageDescriptor;
  readonly names: MessageDescriptor;
};

const lists: Readonly<Record<string, ListTexts>> = {
  "spacing/steps": {
    step: defineMessage({ message: "Spacing step {key}" }),
    order: msg`Spacing step order`,
    names: msg`Spacing step name`,
  },
  "motion/durations": {
    step: defineMessage({ message: "Duration {key}" }),
    order: msg`Duration order`,
    names: msg`Duration name`,
  },
  "motion/easings": {
    step: defineMessage({ message: "Easing curve {key}" }),
    order: msg`Easing curve order`,
    names: msg`Easing curve name`,
  },
};

/** Stands in place of a step's name where an edit gives one of them another name. */
const names = "#names";

/** The control that names the steps of a list. */
export function namesPath(list: LeafPath): LeafPath {
  return leafPath(list, names);
}

/** What a decision on a list of named steps is called; undefined for other decisions. */
export function describeStep(i18n: I18n, path: LeafPath): string | undefined {
  const keys = leafKeys(path);
  const key = keys.at(-1) ?? "";
  const texts = lists[leafPath(...keys.slice(0, -1))];
  if (!texts) return undefined;
  if (isOrderPath(path)) return i18n._(texts.order);
  return key === names ? i18n._(texts.names) : i18n._({ ...texts.step, values: { key } });
}
