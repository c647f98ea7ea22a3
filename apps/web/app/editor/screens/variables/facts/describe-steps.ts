import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import type { FormatId } from "@tessera/engine";

/** The manual steps of each format; undefined if it has none. */
const steps: Readonly<Record<FormatId, MessageDescriptor | undefined>> = {
  css: undefined,
  scss: undefined,
  less: undefined,
  "tailwind-4": undefined,
  shadcn: undefined,
  figma: msg`In Figma, open the Variables panel. The part of each file name before the first dot is a collection: create the collections in the order listed, then import each file into its collection. Every file becomes a mode; its name comes from the file.`,
  "tokens-studio": msg`In Figma, go to Plugins → Tokens Studio → Tools → Load from file or folder and choose tokens.json. Then choose a theme and apply it with Styles & Variables → Export.`,
  dtcg: undefined,
  "style-dictionary": undefined,
  typescript: undefined,
  zip: undefined,
};
const messages: Readonly<Partial<Record<string, MessageDescriptor>>> = steps;

/**
 * Returns the manual steps to use a format's files, in the interface's language; undefined if it
 * has none.
 */
export function describeSteps(formatId: string): MessageDescriptor | undefined {
  return messages[formatId];
}
