import { registerAccount } from "../../tests/factories/account.ts";
import type { Account, Place } from "../../tests/factories/account.ts";
import { createProject } from "../../tests/factories/project.ts";

/** A person with an organization and a project of their own. */
export type Tenant = { readonly account: Account; readonly projectId: string };

const atOnce = 8;

/** Registers so many tenants through the API, each as a person does. */
export async function makeTenants(place: Place, count: number): Promise<readonly Tenant[]> {
  const tenants: Tenant[] = [];
  let begun = 0;
  await Promise.all(
    Array.from({ length: atOnce }, async () => {
      while (begun < count) {
        begun++;
        const account = await registerAccount(place);
        const { id } = await createProject(account, "Portfolio");
        tenants.push({ account, projectId: id });
      }
    }),
  );
  return tenants;
}
