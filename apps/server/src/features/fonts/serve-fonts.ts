import type { FastifyInstance } from "fastify";
import { ApiError } from "#errors/api-error.ts";
import { findFontFile, fontsPath } from "./font-files.ts";

/** Serves the font files, so that no page loads a font from another host. */
export function serveFonts(app: FastifyInstance): void {
  app.get<{ Params: { folder: string; name: string } }>(
    `${fontsPath}/:folder/:name`,
    async ({ params }, reply) => {
      const file = findFontFile(params.folder, params.name);
      if (!file) throw new ApiError("notFound");
      const caching = file.isFinal ? "max-age=31536000, immutable" : "max-age=3600";
      return reply
        .header("cache-control", `public, ${caching}`)
        .type(file.mediaType)
        .send(await file.read());
    },
  );
}
