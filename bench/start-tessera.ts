import { operations, revisionTag } from "@tessera/contract";
import type { Project } from "@tessera/contract";
import { createRecipe, defaultAdvancedColor } from "@tessera/engine";
import { registerAccount } from "../tests/factories/account.ts";
import type { Account, Place } from "../tests/factories/account.ts";
import { callOperation } from "../tests/factories/call-operation.ts";
import { setPlan } from "../tests/factories/plan.ts";
import { createProject } from "../tests/factories/project.ts";
import { withDataFolder } from "./data-folder.ts";
import { startMeasured } from "./measured-server.ts";
import type { MeasuredServer } from "./measured-server.ts";

/** A separate Tessera with its embedded PostgreSQL, and a Pro account with a project of about 300 tokens. */
export type MeasuredTessera = {
  readonly server: MeasuredServer;
  readonly place: Place;
  readonly account: Account;
  readonly project: Project;
};

/** Runs Tessera on an empty data folder during a measurement, then stops it and deletes the folder. */
export function withTessera<T>(
  program: string,
  measure: (tessera: MeasuredTessera) => Promise<T>,
): Promise<T> {
  return withDataFolder(async (dataFolder) => {
    const env = { DATA_DIR: dataFolder, RATE_LIMIT: "off" };
    const server = await startMeasured(program, env);
    try {
      const place = { origin: server.address, dataFolder };
      const account = await registerAccount(place);
      setPlan(place, account.organization.slug, "pro");
      const project = await createProject(account, "Portfolio");
      await enlarge(account, project);
      return await measure({ server, place, account, project });
    } finally {
      await server.stop();
    }
  });
}

/** Adds tints to every palette: the default recipe generates 252 tokens. */
async function enlarge(account: Account, project: Project): Promise<void> {
  const { color, ...others } = createRecipe();
  const advanced = { ...defaultAdvancedColor, hasTints: true };
  const recipe = { ...others, color: { ...color, advanced } };
  await callOperation(
    { ...account, ifMatch: revisionTag(project.revision) },
    operations.updateRecipe,
    {
      params: { projectId: project.id },
      body: { recipe },
    },
  );
}
