import type { MessageDescriptor } from "@lingui/core";
import { categoryOrder, type Category } from "@tessera/engine";
import { appearances } from "#editor/navigation/screens.tsx";

/** The names of the token categories, in the order of the files. */
export const categoryNames = Object.fromEntries(
  categoryOrder.map((category) => [category, appearances[category].title]),
) as Readonly<Record<Category, MessageDescriptor>>;
