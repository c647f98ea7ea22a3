/** The technologies that exports support, with the names that their makers use. */
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
