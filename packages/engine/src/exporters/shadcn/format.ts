import type { Format } from "../format.ts";
import { getOnlyText } from "../only-text.ts";
import { shadcnOptions } from "./options.ts";
import { printShadcn } from "./print.ts";
import { readShadcn } from "./read.ts";

/** The variables of the components of shadcn/ui, and every token beside them. */
export const shadcnFormat: Format = {
  id: "shadcn",
  name: "shadcn/ui",
  options: shadcnOptions,
  snippet: `@import "tailwindcss";
@import "tw-animate-css";
@import "./theme.css";

@layer base {
  * {
    @apply border-border outline-ring/50;
  }
  body {
    @apply bg-background text-foreground;
  }
}`,
  print: (set, options) => [
    { path: "theme.css", mediaType: "text/css", text: printShadcn(set, options) },
  ],
  read: (files) => readShadcn(getOnlyText(files)),
};
