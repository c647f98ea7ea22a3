/** What design systems made here are used with, by the names that their makers write. */
export const technologies: readonly string[] = [
  "CSS",
  "LESS",
  "SCSS",
  "Figma",
  "React",
  "JavaScript",
  "TypeScript",
  "Tailwind",
  "HTML",
  "styled components",
  "Next.js",
  "Vue",
  "Angular",
  "Svelte",
];
