import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import { Braces, Network, History, type LucideIcon } from "lucide-react";

/** A screen that is about all categories. */
type ToolScreen = {
  readonly id: string;
  /** The address of the screen within its project. */
  readonly path: string;
  readonly title: MessageDescriptor;
  /** The word under the icon of the rail. */
  readonly short: MessageDescriptor;
  readonly icon: LucideIcon;
};

/** The screens after the categories, in the order of the navigation. */
export const toolScreens: readonly ToolScreen[] = [
  {
    id: "tokens",
    path: "design-system/tokens",
    title: msg`Tokens`,
    short: msg`Tokens`,
    icon: Network,
  },
  {
    id: "variables",
    path: "design-system/variables",
    title: msg`Variables`,
    short: msg`Variables`,
    icon: Braces,
  },
  { id: "history", path: "versions", title: msg`History`, short: msg`History`, icon: History },
];
