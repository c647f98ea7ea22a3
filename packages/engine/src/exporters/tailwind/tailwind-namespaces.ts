import { wordsOfGroup, type GroupWords } from "../groups/group-words.ts";

/** A group of tokens and the namespace of Tailwind 4 whose utilities use its values. */
export type TailwindNamespace = Required<GroupWords>["tailwind"] & { readonly group: string };

/** The namespaces of Tailwind 4 as it publishes them, and the groups of tokens in them. */
export const tailwindNamespaces: readonly TailwindNamespace[] = (
  Object.entries(wordsOfGroup) as readonly (readonly [string, GroupWords])[]
).flatMap(([group, { tailwind }]) => (tailwind ? [{ group, ...tailwind }] : []));
