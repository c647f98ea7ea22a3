import type { DecisionPath, PalettePath } from "@tessera/engine";

/** What an edit is named after: a decision, a whole palette, or all decisions at once. */
export type EditControl = DecisionPath | PalettePath | "all";
