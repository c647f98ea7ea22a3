import type { ValueOf } from "#decisions/decision.ts";
import type { recipeSchema } from "./recipe-schema.ts";

/**
 * The decisions of the user in a project: small, diffable, the only stored data. An interface, so
 * that declarations and errors show its name instead of its content.
 */
export interface Recipe extends ValueOf<typeof recipeSchema> {}
