import { registerAccount } from "../../tests/factories/account.ts";
import type { Account, Place } from "../../tests/factories/account.ts";
import { createProject } from "../../tests/factories/project.ts";

/** An account with its own organization and project. */
export type Tenant = { readonly account: Account; readonly projectId: string };

const atOnce = 8;

/** Registers tenants through the API, as users do. */
export async function createTenants(place: Place, count: number): Promise<readonly Tenant[]> {
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
