const segmenter = new Intl.Segmenter(undefined, { granularity: "grapheme" });

/**
 * Counts the characters of a text as a user perceives them: a letter with its accents is one, and
 * so is an emoji.
 */
export function countCharacters(text: string): number {
  let count = 0;
  for (const _ of segmenter.segment(text)) count += 1;
  return count;
}
