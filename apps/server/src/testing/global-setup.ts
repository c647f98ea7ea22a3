import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { TestProject } from "vitest/node";
import { startEmbedded } from "#database/embedded/start-embedded.ts";
import { prepareDatabase } from "#start/prepare-database.ts";
import { templateName } from "./test-database.ts";
import { clusterPrefix, removeDeadClusters } from "./dead-clusters.ts";
import { testSecret } from "./test-secret.ts";
import { replaceDatabase, runAsOwner } from "./owner.ts";

declare module "vitest" {
  interface ProvidedContext {
    /** The owner's address of the cluster that all test files share. */
    clusterUrl: string;
    /** Whether properties and races run in their short, seeded form or at full length. */
    form: "short" | "long";
  }
}

/** Starts one cluster for the whole run, with a template database that every test file copies. */
export default async function startTestCluster(project: TestProject) {
  await removeDeadClusters();
  const dataDir = mkdtempSync(join(tmpdir(), `${clusterPrefix}${process.pid}-`));
  const cluster = await startEmbedded(dataDir, { isDurable: false });
  await runAsOwner(cluster.url, `create database ${templateName}`);
  await prepareDatabase(replaceDatabase(cluster.url, templateName), { secret: testSecret });
  project.provide("clusterUrl", cluster.url);
  return async () => {
    await cluster.stop();
    rmSync(dataDir, { recursive: true, force: true });
  };
}
