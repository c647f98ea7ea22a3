import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";

const steps: Readonly<Partial<Record<string, MessageDescriptor>>> = {
  figma: msg`In Figma, open the Variables panel. The part of each file name before the first dot is a collection: create the collections in the order listed, then import each file into its collection. Every file becomes a mode; its name comes from the file.`,
  "tokens-studio": msg`In Figma, go to Plugins → Tokens Studio → Tools → Load from file or folder and choose tokens.json. Then choose a theme and apply it with Styles & Variables → Export.`,
};

/**
 * Returns the manual steps to use a format's files, in the interface's language; undefined if it
 * has none.
 */
export function describeSteps(formatId: string): MessageDescriptor | undefined {
  return steps[formatId];
}
