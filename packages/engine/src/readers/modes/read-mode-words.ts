import { axisNames, modeAxes } from "#tokens/mode.ts";
import type { Modes } from "#tokens/mode.ts";

/**
 * Reads the modes of words joined by hyphens (`dark-high`), none for an empty text; throws a
 * SyntaxError for other words.
 */
export function readModeWords(text: string): Partial<Modes> {
  const words = text === "" ? [] : text.split("-");
  const modes = axisNames.flatMap((axis) => {
    const value = modeAxes[axis].find((each) => words.includes(each));
    return value ? [[axis, value] as const] : [];
  });
  if (modes.length !== words.length)
    throw new SyntaxError(`"${text}" names a mode that is not known`);
  return Object.fromEntries(modes);
}
