// Made by scripts/generate-themes.ts from the breakpoints of main/recipe.json.

/** The window has room for one pane. */
export const narrow = "(width <= 760px)";

/** The window has room for all panes. */
export const wide = "(width > 1100px)";

/** The window has room for every action of a header. */
export const desktop = "(width > 1280px)";

/** The window has room for a tree of pages beside all panes. */
export const spacious = "(width > 1536px)";

/** The window is so low that its bars scroll away with the page. */
export const low = "(width <= 1100px) and (height <= 520px)";
