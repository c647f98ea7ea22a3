// The minimal server of a read: Fastify, a pool of connections and the statements of Tessera's reads; it
// checks no token, no membership and no parameter.
import fastify from "fastify";
import pg from "pg";
import type { BareReads } from "./bare-reads.ts";

const { BARE_DATABASE_URL, BARE_SETTINGS, BARE_READS = "", PORT } = process.env;
const reads = JSON.parse(BARE_READS) as BareReads;

/** The settings of row-level security hold for the connection, because there is one user. */
const pool = new pg.Pool({ connectionString: BARE_DATABASE_URL, options: BARE_SETTINGS, max: 12 });
const app = fastify();
app.get("/ready", () => ({ isReady: true }));
for (const [route, statements] of Object.entries(reads)) {
  app.get(`/${route}`, async () => {
    const results = await Promise.all(
      // Prepared statements, as a fast server would use.
      statements.map(({ name, text, values }) => pool.query({ name, text, values: [...values] })),
    );
    return { data: results.map(({ rows }) => rows.map(parseRecipe)) };
  });
}
console.log(await app.listen({ port: Number(PORT), host: "127.0.0.1" }));
for (const signal of ["SIGINT", "SIGTERM"] as const)
  process.once(signal, () => void app.close().then(() => pool.end()));

/** Parses a recipe, which the statement selects as text, so that the response contains it as JSON. */
function parseRecipe(row: Record<string, unknown>): Record<string, unknown> {
  const { recipe } = row;
  return typeof recipe === "string" ? { ...row, recipe: JSON.parse(recipe) as unknown } : row;
}
