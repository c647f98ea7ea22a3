import "vitest";

declare module "vitest" {
  interface ProvidedContext {
    /** Whether properties run in their short, seeded form or at their full figures. */
    form: "short" | "long";
  }
}
