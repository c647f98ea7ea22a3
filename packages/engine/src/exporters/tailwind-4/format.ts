import type { Format } from "../format.ts";
import { getOnlyText } from "../only-text.ts";
import { tailwind4Options } from "./options.ts";
import { printTailwind4 } from "./print.ts";
import { readTailwind4 } from "./read.ts";

/** A theme for Tailwind 4, whose utilities carry the tokens' names. */
export const tailwind4Format: Format = {
  id: "tailwind-4",
  name: "Tailwind 4",
  options: tailwind4Options,
  snippet: `@import "tailwindcss";
@import "./theme.css";

/* <button class="rounded-m bg-action-solid px-m py-s text-body-m text-on-action-solid shadow-1"> */`,
  print: (set, options) => [
    { path: "theme.css", mediaType: "text/css", text: printTailwind4(set, options) },
  ],
  read: (files) => readTailwind4(getOnlyText(files)),
};
