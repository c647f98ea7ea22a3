import type { DecisionPath, PalettePath } from "@tessera/engine";

/** The control of an edit: a decision, a whole palette, or all decisions. */
export type EditControl = DecisionPath | PalettePath | "all";
