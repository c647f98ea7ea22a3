import { inject } from "vitest";
import { replaceDatabase, runAsOwner } from "./owner.ts";

/** The template database of all copies. */
export const templateName = "tessera_template";

/** The database of one test file. */
export type TestDatabase = { readonly url: string; drop(): Promise<void> };

/** Copies the template database. */
export async function createTestDatabase(): Promise<TestDatabase> {
  const clusterUrl = inject("clusterUrl");
  const name = `test_${crypto.randomUUID().replaceAll("-", "")}`;
  await runAsOwner(clusterUrl, `create database ${name} template ${templateName}`);
  return {
    url: replaceDatabase(clusterUrl, name),
    drop: async () => {
      await runAsOwner(clusterUrl, `drop database ${name} with (force)`);
    },
  };
}
