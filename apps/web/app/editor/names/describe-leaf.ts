import type { I18n, MessageDescriptor } from "@lingui/core";
import { defineMessage, msg } from "@lingui/core/macro";
import { isTokenPath, tokenName } from "@tessera/engine";
import { findPalette, leafKeys, type LeafPath } from "#editor/draft/leaf-path.ts";
import { describeStep } from "./describe-step.ts";

/** What each decision is called, in changes, undo steps and collisions. */
const names: Readonly<Record<string, MessageDescriptor>> = {
  all: msg`Discard all`,
  "color/base": msg`Base color`,
  "color/status/success": msg`Success color`,
  "color/status/warning": msg`Warning color`,
  "color/status/danger": msg`Danger color`,
  "color/status/info": msg`Info color`,
  "color/neutralChroma": msg`Neutral tint`,
  "color/advanced/stepNames": msg`Color step names`,
  "color/advanced/palettes/#order": msg`Palette order`,
  "color/advanced/hasTints": msg`Tints`,
  "color/advanced/taste/vividness": msg`Vividness`,
  "color/advanced/taste/yellows": msg`Yellows`,
  "color/advanced/taste/lightEnd": msg`Lightest tones`,
  "color/advanced/taste/darkEnd": msg`Darkest tones`,
  "typography/basePx": msg`Base size`,
  "typography/ratioNarrow": msg`Type ratio on small screens`,
  "typography/ratioWide": msg`Type ratio`,
  "typography/isFluid": msg`Fluid sizes`,
  "typography/familyBody": msg`Body font`,
  "typography/familyHeading": msg`Heading font`,
  "spacing/unitPx": msg`Spacing unit`,
  "spacing/density": msg`Density`,
  "spacing/steps": msg`Spacing steps`,
  "radius/basePx": msg`Base radius`,
  "shadow/strength": msg`Shadow strength`,
  "shadow/softness": msg`Shadow softness`,
  "zIndex/order": msg`Layer order`,
  "zIndex/step": msg`Distance between layers`,
  "motion/durations": msg`Durations`,
  "motion/easings": msg`Easing curves`,
  "units/length": msg`Length unit`,
};

/** What the decisions about a palette are called; `name` is the palette's, `step` that of one of its tokens. */
const paletteNames = {
  palette: defineMessage({ message: "Palette {name}" }),
  base: defineMessage({ message: "Base color of {name}" }),
  hasRoles: defineMessage({ message: "Roles of {name}" }),
  baseSteps: defineMessage({ message: "Base color step of {name}" }),
  pinnedSteps: defineMessage({ message: "Pinned color of {step}" }),
} as const;

const breakpointName = defineMessage({ message: "Breakpoint {key}" });

/** The name of a decision in the language of the page; a pinned token's own name. */
export function describeLeaf(i18n: I18n, path: LeafPath): string {
  const name = names[path];
  if (name) return i18n._(name);
  const palette = findPalette(path);
  if (palette !== undefined) return describePaletteLeaf(i18n, path, palette);
  const step = describeStep(i18n, path);
  if (step !== undefined) return step;
  const [section, key = path] = leafKeys(path);
  if (section === "breakpoints") return i18n._({ ...breakpointName, values: { key } });
  return isTokenPath(key) ? tokenName(key) : key;
}

function describePaletteLeaf(i18n: I18n, path: LeafPath, name: string): string {
  const [, , group, , inner = ""] = leafKeys(path);
  if (group === "baseSteps") return i18n._({ ...paletteNames.baseSteps, values: { name } });
  if (group === "pinnedSteps")
    return i18n._({ ...paletteNames.pinnedSteps, values: { step: `${name}-${inner}` } });
  const part = inner === "base" || inner === "hasRoles" ? inner : "palette";
  return i18n._({ ...paletteNames[part], values: { name } });
}
