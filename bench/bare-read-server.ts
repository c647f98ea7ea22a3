// The minimal server of a read: Fastify, a pool of connections and the statements of Tessera's reads; it
// checks no token, no membership and no parameter.
import fastify from "fastify";
import pg from "pg";
import { runBatch } from "../apps/server/src/database/statements.ts";
import type { BareReads } from "./bare-reads.ts";

type Row = Readonly<Record<string, unknown>>;

const { BARE_DATABASE_URL, BARE_SETTINGS, BARE_READS = "", PORT } = process.env;
const reads = JSON.parse(BARE_READS) as BareReads;

/** The settings of row-level security hold for the connection, because there is one user. */
const pool = new pg.Pool({ connectionString: BARE_DATABASE_URL, options: BARE_SETTINGS, max: 12 });
const app = fastify();
app.get("/ready", () => ({ isReady: true }));
for (const [route, statements] of Object.entries(reads)) {
  app.get(`/${route}`, async () => {
    const results = await readAll(statements);
    return { data: results.map((rows) => rows.map(parseRecipe)) };
  });
}
console.log(await app.listen({ port: Number(PORT), host: "127.0.0.1" }));
for (const signal of ["SIGINT", "SIGTERM"] as const)
  process.once(signal, () => void app.close().then(() => pool.end()));

/** Reads with prepared statements; several are sent in one message, as Tessera sends them. */
async function readAll(statements: BareReads[string]): Promise<readonly (readonly Row[])[]> {
  const [first, ...others] = statements;
  if (first && others.length === 0) {
    const { name, text, values } = first;
    return [(await pool.query<Row>({ name, text, values: [...values] })).rows];
  }
  const client = await pool.connect();
  try {
    const batch = statements.map(({ name, text, values }) => ({
      statement: { name, text },
      values,
    }));
    return (await runBatch(client, batch)) as readonly (readonly Row[])[];
  } finally {
    client.release();
  }
}

/** Parses a recipe, which the statement selects as text, so that the response contains it as JSON. */
function parseRecipe(row: Row): Row {
  const { recipe } = row;
  return typeof recipe === "string" ? { ...row, recipe: JSON.parse(recipe) as unknown } : row;
}
