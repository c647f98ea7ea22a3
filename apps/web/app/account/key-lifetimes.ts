/** The lifetimes of new API keys in days; 0 is without end. */
export const lifetimesDays = [30, 90, 365, 0] as const;

const dayMs = 24 * 60 * 60 * 1000;

/** Converts the values of the form of an API key into the body of its call. */
export function toKeyBody(
  { lifetime, ...rest }: Readonly<Record<"name" | "scope" | "lifetime", string>>,
  nowMs: number,
) {
  if (lifetime === "0") return rest;
  return { ...rest, expiresAt: new Date(nowMs + Number(lifetime) * dayMs).toISOString() };
}
