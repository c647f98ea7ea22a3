import type { FormatId } from "@tessera/engine";

/** How the file of a format is taken into use. */
export const usageSnippets: Readonly<Record<FormatId, string>> = {
  css: `@import "./tokens.css";

.button {
  color: var(--color-link);
  padding: var(--spacing-s);
}`,
  scss: `@use "tokens";

.button {
  color: tokens.$color-link;
  padding: tokens.$spacing-s;
}`,
};
