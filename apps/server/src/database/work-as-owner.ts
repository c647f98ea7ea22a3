import pg from "pg";

/** The advisory lock of the owner's work, equal in every version, so that servers migrate in turn. */
const ownerLock = "7305211, 1";

/** Runs work on a connection of the database's owner, one process at a time. */
export async function workAsOwner<T>(
  ownerUrl: string,
  work: (owner: pg.Client) => Promise<T>,
): Promise<T> {
  const owner = new pg.Client({ connectionString: ownerUrl, application_name: "tessera-migrate" });
  await owner.connect();
  try {
    await owner.query(`select pg_advisory_lock(${ownerLock})`);
    return await work(owner);
  } finally {
    await owner.end();
  }
}
