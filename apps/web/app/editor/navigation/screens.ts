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
import { screenIds } from "#navigation/screen-ids.ts";

/** A screen of one category. */
type Screen = {
  readonly id: string;
  readonly category: Category;
  readonly title: MessageDescriptor;
  readonly icon: LucideIcon;
};

const appearance: Readonly<Record<Category, Pick<Screen, "title" | "icon">>> = {
  color: { title: msg`Colors`, icon: Palette },
  typography: { title: msg`Typography`, icon: Type },
  shadow: { title: msg`Shadows`, icon: Layers },
  radius: { title: msg`Radius`, icon: Square },
  size: { title: msg`Size`, icon: Scaling },
  spacing: { title: msg`Spacing`, icon: Columns2 },
  "z-index": { title: msg`Z-index`, icon: Box },
  breakpoint: { title: msg`Breakpoints`, icon: MonitorSmartphone },
  motion: { title: msg`Motion`, icon: Spline },
};

const categories = Object.keys(screenIds) as readonly Category[];

/** The screens of the categories, in their order. */
export const screens: readonly Screen[] = categories.map((category) => ({
  id: screenIds[category],
  category,
  ...appearance[category],
}));
