import { randomBytes } from "node:crypto";
import type { FastifyInstance } from "fastify";
import { ApiError } from "#errors/api-error.ts";

/** Creates the name of an image’s file: 128 random bits, so that only those who are sent it can find it. */
export function createImageName(): string {
  return `${randomBytes(16).toString("hex")}.webp`;
}

const imageName = /^[0-9a-f]{32}\.webp$/;

/**
 * Serves images below a path by their names, without a login: an image of a page sends no token. A changed image
 * has another name, so that browsers may keep it; shared caches may not.
 */
export function serveImages(
  app: FastifyInstance,
  path: `/assets/${string}`,
  find: (name: string) => Promise<Uint8Array | undefined>,
): void {
  app.get<{ Params: { name: string } }>(`${path}/:name`, async ({ params: { name } }, reply) => {
    const image = imageName.test(name) ? await find(name) : undefined;
    if (image === undefined) throw new ApiError("notFound");
    reply.header("cache-control", "private, max-age=31536000, immutable").type("image/webp");
    return reply.send(image);
  });
}
