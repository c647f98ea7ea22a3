import type { ValueOf } from "#decisions/decision.ts";
import type { recipeSchema } from "./recipe-schema.ts";

/**
 * What a person decides in a project: small, diffable, the only thing that is saved. An interface, so that declarations
 * and errors name it instead of spelling it out.
 */
export interface Recipe extends ValueOf<typeof recipeSchema> {}
