import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";

const steps: Readonly<Partial<Record<string, MessageDescriptor>>> = {
  figma: msg`In Figma, open the Variables panel. The part of each file name before the first dot is a collection: create the collections in the order listed, then import each file into its collection. Every file becomes a mode; its name comes from the file.`,
  "tokens-studio": msg`In Figma, go to Plugins → Tokens Studio → Tools → Load from file or folder and choose tokens.json. Then choose a theme and apply it with Styles & Variables → Export.`,
};

/** What is done by hand to take a format's files into use, in the language of the interface; undefined where nothing is. */
export function describeSteps(formatId: string): MessageDescriptor | undefined {
  return steps[formatId];
}
