import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import type { Category } from "@tessera/engine";
import {
  Box,
  Columns2,
  Layers,
  MonitorSmartphone,
  Palette,
  Scaling,
  Spline,
  Square,
  SquareDashed,
  Type,
  type LucideIcon,
} from "lucide-react";
import type { ReactNode } from "react";
import { screenPlaces, type ScreenPlace } from "#navigation/screen-places.ts";
import {
  BreakpointValue,
  ColorValue,
  MotionValue,
  PxValue,
  ShadowValue,
  SizeValue,
  TypographyValue,
  ZIndexValue,
} from "./category-values.tsx";

/** The names, the icon and the value of a category in the navigation. */
type Appearance = {
  readonly title: MessageDescriptor;
  /** The word under the icon of the rail. */
  readonly short: MessageDescriptor;
  readonly icon: LucideIcon;
  /** Shows its main value in the draft. */
  readonly value: ReactNode;
};

/** A screen of one category. */
type Screen = Appearance & ScreenPlace & { readonly category: Category };

/** The names, the icon and the value of each category in the navigation. */
export const appearances: Readonly<Record<Category, Appearance>> = {
  color: { title: msg`Colors`, short: msg`Color`, icon: Palette, value: <ColorValue /> },
  typography: { title: msg`Typography`, short: msg`Type`, icon: Type, value: <TypographyValue /> },
  shadow: { title: msg`Shadows`, short: msg`Shadow`, icon: Layers, value: <ShadowValue /> },
  radius: {
    title: msg`Radii`,
    short: msg({ context: "in the rail", message: "Radius" }),
    icon: Square,
    value: <PxValue of="radius/basePx" />,
  },
  border: {
    title: msg`Borders`,
    short: msg`Border`,
    icon: SquareDashed,
    value: <PxValue of="border/basePx" />,
  },
  size: { title: msg`Size`, short: msg`Size`, icon: Scaling, value: <SizeValue /> },
  spacing: {
    title: msg`Spacing`,
    short: msg`Space`,
    icon: Columns2,
    value: <PxValue of="spacing/unitPx" />,
  },
  "z-index": { title: msg`Z-indices`, short: msg`Layers`, icon: Box, value: <ZIndexValue /> },
  breakpoint: {
    title: msg`Breakpoint`,
    short: msg`Screens`,
    icon: MonitorSmartphone,
    value: <BreakpointValue />,
  },
  motion: { title: msg`Motion`, short: msg`Motion`, icon: Spline, value: <MotionValue /> },
};

const categories = Object.keys(screenPlaces) as readonly Category[];

/** The screens of the categories, in their order. */
export const screens: readonly Screen[] = categories.map((category) => ({
  category,
  ...screenPlaces[category],
  ...appearances[category],
}));
