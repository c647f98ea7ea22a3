/** The names of steps in Tailwind 4, where they differ from ours. */
export const tailwindSteps: Readonly<Record<string, string>> = {
  xxxs: "3xs",
  xxs: "2xs",
  s: "sm",
  m: "md",
  l: "lg",
  xxl: "2xl",
  xxxl: "3xl",
};

/** The namespaces of Tailwind whose steps have its names, so that its own classes use ours. */
export const steppedThemes: readonly string[] = ["radius", "shadow", "breakpoint"];

/** The start of a step's name that Tailwind's own classes would use for something else. */
export const stepMark = "step-";
