import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import type { Category, Design } from "@tessera/engine";
import { MiniRamp } from "@tessera/ui";
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
  SquareDashed,
  Type,
} from "lucide-react";
import type { ReactNode } from "react";
import { readRamp } from "#editor/draft/read-ramp.ts";
import { screenPlaces } from "#navigation/screen-places.ts";
import {
  BreakpointValue,
  MotionValue,
  PxValue,
  ShadowValue,
  SizeValue,
  TypographyValue,
  ZIndexValue,
} from "./category-values.tsx";

/** The title, the icon and the value of a category in the navigation. */
type Appearance = {
  readonly title: MessageDescriptor;
  readonly icon: LucideIcon;
  /** Renders its main value in a design. */
  readonly value: (design: Design) => ReactNode;
};

/** A screen of one category. */
type Screen = Appearance & { readonly id: string; readonly category: Category };

/** The title, the icon and the value of each category in the navigation. */
export const appearances: Readonly<Record<Category, Appearance>> = {
  color: {
    title: msg`Colors`,
    icon: Palette,
    value: (design) => <MiniRamp steps={readRamp(design, "primary")} />,
  },
  typography: {
    title: msg`Typography`,
    icon: Type,
    value: ({ recipe }) => <TypographyValue recipe={recipe} />,
  },
  shadow: { title: msg`Shadows`, icon: Layers, value: () => <ShadowValue /> },
  radius: {
    title: msg`Radius`,
    icon: Square,
    value: ({ recipe }) => <PxValue px={recipe.radius.basePx} />,
  },
  border: {
    title: msg`Borders`,
    icon: SquareDashed,
    value: ({ recipe }) => <PxValue px={recipe.border.basePx} />,
  },
  size: { title: msg`Size`, icon: Scaling, value: () => <SizeValue /> },
  spacing: {
    title: msg`Spacing`,
    icon: Columns2,
    value: ({ recipe }) => <PxValue px={recipe.spacing.unitPx} />,
  },
  "z-index": { title: msg`Z-index`, icon: Box, value: () => <ZIndexValue /> },
  breakpoint: {
    title: msg`Breakpoints`,
    icon: MonitorSmartphone,
    value: () => <BreakpointValue />,
  },
  motion: {
    title: msg`Motion`,
    icon: Spline,
    value: ({ recipe }) => <MotionValue recipe={recipe} />,
  },
};

const categories = Object.keys(screenPlaces) as readonly Category[];

/** The screens of the categories, in their order. */
export const screens: readonly Screen[] = categories.map((category) => ({
  id: screenPlaces[category].id,
  category,
  ...appearances[category],
}));
