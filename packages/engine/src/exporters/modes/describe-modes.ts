import { capitalize } from "#tokens/capitalize.ts";
import { axisNames, type Modes } from "#tokens/modes/mode.ts";

/** The noun after the value of each axis; empty for none. */
type AxisNouns = Readonly<Record<keyof Modes, string>>;

const nouns: AxisNouns = { scheme: "mode", contrast: "contrast", density: "density" };
const shortNouns: AxisNouns = { ...nouns, scheme: "", density: "" };

/** Describes modes for a comment: `Dark mode, high contrast`. */
export function describeModes(modes: Partial<Modes>): string {
  return listWords(modes, nouns);
}

/** Names modes in few characters, within the 40 of Figma: `Dark, high contrast, compact`. */
export function nameModes(modes: Partial<Modes>): string {
  return listWords(modes, shortNouns) || "Value";
}

function listWords(modes: Partial<Modes>, nounOf: AxisNouns): string {
  const words = axisNames.flatMap((axis) =>
    modes[axis] ? [`${modes[axis]} ${nounOf[axis]}`.trim()] : [],
  );
  return capitalize(words.join(", "));
}
