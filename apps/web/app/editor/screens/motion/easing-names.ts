import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import type { NamedEasing } from "./named-easings.ts";

/** The name of each named curve. */
export const easingNames: Readonly<Record<NamedEasing["id"], MessageDescriptor>> = {
  standard: msg`Standard`,
  enter: msg`Enter`,
  exit: msg`Exit`,
  overshoot: msg`Overshoot`,
  linear: msg`Linear`,
  ease: msg`CSS ease`,
  "ease-in": msg`CSS ease-in`,
  "ease-out": msg`CSS ease-out`,
  "ease-in-out": msg`CSS ease-in-out`,
};
