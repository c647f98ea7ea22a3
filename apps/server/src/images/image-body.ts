import type { FastifyInstance } from "fastify";
import { imageTypes } from "./image-types.ts";

/** Reads bodies of images as bytes; a route without image bodies refuses them before. */
export function addImageBody(app: FastifyInstance): void {
  app.addContentTypeParser([...imageTypes], { parseAs: "buffer" }, (_request, body, done) => {
    done(null, body);
  });
}
