/**
 * The frequent words of recipes. A code stores their place, so that a word is only added at the
 * end.
 */
export const words: readonly string[] = `
type color hex alpha wide alias to rule otherwise cases when then scheme dark light contrast high
default density compact comfortable dimension value unit px rem em fluidDimension minPx maxPx
minViewportPx maxViewportPx number keyword auto fontFamily families shadow layers offsetXPx
offsetYPx blurPx spreadPx duration ms cubicBezier points l c h
primary neutral success warning danger info text text-muted text-placeholder surface-0 surface-1
surface-2 surface-3 surface-4 action-solid action-solid-hover action-solid-pressed on-action-solid
border border-control focus disabled on-disabled scrim tint base hasRoles
50 100 200 300 400 500 600 700 800 900 950
none xxs xs s m lg xl xxl full body heading code font-size font-weight line-height letter-spacing
font-family regular medium semibold bold spacing size radius border-width hairline thin thick heavy
breakpoint z-index easing hide docked sticky overlay modal notification dropdown popover tooltip
muted natural vivid strong plain golden soft standard bright deep 1 2 3 4 5
fast normal slow enter exit units key
Archivo Bitter Figtree Fraunces Geist Inter Lexend Literata Lora Manrope Newsreader Nunito Oswald
Outfit Sora Unbounded serif sans-serif monospace system-ui ui-monospace Georgia Roboto Arial
`
  .trim()
  .split(/\s+/);

/** Font names of several words, which a code stores as one; they follow `words`. */
export const fontNames: readonly string[] = [
  "Bodoni Moda",
  "Bricolage Grotesque",
  "DM Sans",
  "EB Garamond",
  "Hanken Grotesk",
  "IBM Plex Sans",
  "Instrument Sans",
  "JetBrains Mono",
  "League Spartan",
  "Playfair Display",
  "Plus Jakarta Sans",
  "Public Sans",
  "Roboto Slab",
  "Source Serif 4",
  "Space Grotesk",
  "Segoe UI",
  "Helvetica Neue",
];
