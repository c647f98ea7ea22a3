import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";

const steps: Readonly<Partial<Record<string, MessageDescriptor>>> = {
  figma: msg`In Figma, open the Variables panel and make a collection for each name before the first dot of these files, in their order. Import into each its files: every file becomes a mode, named by the file itself.`,
  "tokens-studio": msg`In Figma, open Plugins, Tokens Studio, Tools, Load from file or folder, and choose tokens.json. Then choose a theme, and apply it with Styles & Variables, Export.`,
};

/** What is done by hand to take a format's files into use, in the language of the interface; undefined where nothing is. */
export function describeSteps(formatId: string): MessageDescriptor | undefined {
  return steps[formatId];
}
