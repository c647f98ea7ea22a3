import { apiPrefix } from "@tessera/contract";
import type { FastifyInstance } from "fastify";
import { encodeOnce } from "#encoding/encode-once.ts";
import { findEncoding } from "#encoding/find-encoding.ts";
import { sendEncoded } from "#encoding/send-encoded.ts";
import { limitRoute } from "#plugins/rate-limit.ts";
import type { Services } from "#services.ts";
import { createOpenApi } from "./create-openapi.ts";

const mediaType = "application/json; charset=utf-8";

/** Serves the API's description, which is printed and compressed once. */
export function addOpenApi(
  app: FastifyInstance,
  { publicUrl, config }: Pick<Services, "publicUrl" | "config">,
): void {
  const encode = encodeOnce(() => JSON.stringify(createOpenApi(publicUrl)));
  const options = limitRoute("openapi", config.rateLimitFactor) ?? {};
  app.get(`${apiPrefix}/openapi.json`, options, async (request, reply) => {
    const bytes = await encode(findEncoding(request.headers));
    reply.headers({ vary: "accept-encoding", "cache-control": "no-cache" });
    return sendEncoded(request, reply, { ...bytes, mediaType });
  });
}
