import type { FastifyInstance } from "fastify";
import type { Database } from "#database/database.ts";
import { serveImages } from "#images/image-files.ts";
import { avatarsPath, selectPicture } from "./avatars-repository.ts";

/** Serves the pictures of accounts. */
export function serveAvatars(app: FastifyInstance, database: Database): void {
  serveImages(app, avatarsPath, async (name) => {
    const [[picture]] = await database.read({}, selectPicture(name));
    return picture?.image;
  });
}
