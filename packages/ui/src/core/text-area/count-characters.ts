const segmenter = new Intl.Segmenter(undefined, { granularity: "grapheme" });

/** How many characters a person counts in a text: a letter with its accents is one, and so is an emoji. */
export function countCharacters(text: string): number {
  let count = 0;
  for (const _ of segmenter.segment(text)) count += 1;
  return count;
}
