import "vitest";

declare module "vitest" {
  interface ProvidedContext {
    /** The form of property tests: short and seeded, or with their full counts. */
    form: "short" | "long";
  }
}
