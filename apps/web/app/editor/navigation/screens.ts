import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import type { Category } from "@tessera/engine";
import {
  Box,
  Columns2,
  Layers,
  type LucideIcon,
  MonitorSmartphone,
  Palette,
  Scaling,
  Spline,
  Square,
  Type,
} from "lucide-react";

/** A screen of one category. */
type Screen = {
  readonly id: string;
  readonly category: Category;
  readonly title: MessageDescriptor;
  readonly icon: LucideIcon;
};

/** The screens of the categories, in their order. */
export const screens: readonly Screen[] = [
  { id: "colors", category: "color", title: msg`Colors`, icon: Palette },
  { id: "typography", category: "typography", title: msg`Typography`, icon: Type },
  { id: "shadows", category: "shadow", title: msg`Shadows`, icon: Layers },
  { id: "radii", category: "radius", title: msg`Radius`, icon: Square },
  { id: "size", category: "size", title: msg`Size`, icon: Scaling },
  { id: "spacing", category: "spacing", title: msg`Spacing`, icon: Columns2 },
  { id: "z-indices", category: "z-index", title: msg`Z-index`, icon: Box },
  { id: "breakpoint", category: "breakpoint", title: msg`Breakpoints`, icon: MonitorSmartphone },
  { id: "motion", category: "motion", title: msg`Motion`, icon: Spline },
];
