import type { operations } from "@tessera/contract";
import type { FastifyInstance } from "fastify";
import { countAttempt } from "#attempts/count-attempt.ts";
import { recordAudit } from "#audit/record-audit.ts";
import type { Database } from "#database/database.ts";
import { encodeImage } from "#images/encode-image.ts";
import { createImageName, serveImages } from "#images/image-files.ts";
import type { Answer } from "#operations/answer.ts";
import type { Call } from "#operations/call.ts";
import type { Services } from "#services.ts";
import { logosPath, saveLogo, selectLogo } from "./logos-repository.ts";
import {
  changeOrganization,
  findOwnOrganization,
  lockOrganization,
  serializeOrganization,
} from "./organizations-repository.ts";

type UpdateLogo = typeof operations.updateLogo;

/** Stores the sent image as the logo of an organization. */
export async function updateLogo(
  { organization: { id }, tenant, body }: Call<UpdateLogo>,
  { database }: Services,
): Promise<Answer<UpdateLogo>> {
  await countAttempt(database, "logo", id);
  const image = await encodeImage(body, { sidePx: 512, fit: "inside" });
  const fileName = createImageName();
  const changed = await database.transactionInTurn(
    `organization ${id}`,
    tenant,
    async (transaction) => {
      const { name } = await lockOrganization(transaction, id);
      await saveLogo(transaction, id, { fileName, image });
      await changeOrganization(transaction, id, { logoUrl: `${logosPath}/${fileName}` });
      const entry = { operation: "updateLogo", subjectId: id, details: { name } } as const;
      await recordAudit(transaction, tenant, entry);
      return findOwnOrganization(transaction, tenant);
    },
  );
  return { data: serializeOrganization(changed) };
}

/** Serves the logos of organizations. */
export function serveLogos(app: FastifyInstance, database: Database): void {
  serveImages(app, logosPath, async (name) => {
    const [[found]] = await database.read({}, selectLogo(name));
    return found?.image ?? undefined;
  });
}
