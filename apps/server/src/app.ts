import { randomUUID } from "node:crypto";
import type { Server } from "node:http";
import { bodyLimits } from "@tessera/contract";
import Fastify, { LogController, type FastifyInstance, type FastifyHttpOptions } from "fastify";
import { serveFonts } from "#features/fonts/index.ts";
import { serveLogos } from "#features/organizations/index.ts";
import { serveAvatars } from "#features/user/index.ts";
import { implementFeatures } from "#features/index.ts";
import { addImageBody } from "#images/image-body.ts";
import { compressAnswers } from "#plugins/compress-answers.ts";
import { refuseUndeclaredRoutes } from "#plugins/refuse-undeclared-routes.ts";
import { addFormBody } from "#plugins/form-body.ts";
import { addHealth } from "#plugins/health.ts";
import { addFailureEnvelope, answerFailure } from "#plugins/failure-envelope.ts";
import { addJsonBody } from "#plugins/json-body.ts";
import { addLoadShedding, type LoadLimits, usualLoadLimits } from "#plugins/load-shedding.ts";
import { addRateLimits } from "#plugins/rate-limit.ts";
import { addRequestLog } from "#plugins/request-log.ts";
import {
  addSecurityHeaders,
  listSecurityHeaders,
  setSecurityHeaders,
} from "#plugins/security-headers.ts";
import { addSingleHeaders } from "#plugins/single-headers.ts";
import { requestLimits, type RequestLimits } from "#plugins/request-limits.ts";
import {
  answerSocketFailure,
  trackResponses,
  type NewestResponses,
} from "#plugins/socket-failure.ts";
import { addTextCheck } from "#plugins/text-check.ts";
import { implementOn } from "#operations/implement.ts";
import { addOpenApi } from "#openapi/openapi.ts";
import { serveSandbox } from "#payments/sandbox/serve-sandbox.ts";
import { findMailboxPath } from "#mail/mailbox-access.ts";
import { serveMailbox } from "#mail/serve-mailbox.ts";
import type { Site } from "#site/load-site.ts";
import { findCookieLocale } from "#site/locale-cookie.ts";
import { isPageRequest, sendPage, serveSite } from "#site/serve-site.ts";
import { ApiError } from "#errors/api-error.ts";
import type { Config } from "./config.ts";
import type { Services } from "./services.ts";

/** The options that differ between a server and a test. */
export type AppOptions = {
  /** The built web, if there is one. */
  readonly site?: Site | undefined;
  /** True checks every answer against its schema. */
  readonly checksAnswers?: boolean;
  /** The limits of load shedding; by default as in production, unless all limits are off. */
  readonly loadLimits?: LoadLimits | "none";
  /** The time limits of requests; by default as in production. */
  readonly limits?: RequestLimits;
  readonly logLevel?: string;
  /** The destination of log lines; by default the standard output. */
  readonly logStream?: { write(line: string): void };
};

const headerLimitBytes = 16 << 10;

/** Builds the HTTP server: the checks of every request, the operations, and the routes beside them. */
export async function buildApp(
  services: Services,
  options: AppOptions = {},
): Promise<FastifyInstance> {
  const newestResponses: NewestResponses = new WeakMap();
  const app: FastifyInstance = Fastify(serverOptions(services, options, newestResponses));
  trackResponses(app.server, newestResponses);
  refuseUndeclaredRoutes(app);
  addSecurityHeaders(app, services.publicUrl);
  addFailureEnvelope(app);
  addRequestLog(app);
  compressAnswers(app);
  const isLimited = services.config.rateLimitFactor !== "off";
  const { loadLimits = isLimited ? usualLoadLimits : "none" } = options;
  if (loadLimits !== "none") await addLoadShedding(app, services, loadLimits);
  addSingleHeaders(app);
  addJsonBody(app);
  addFormBody(app);
  addImageBody(app);
  addTextCheck(app);
  await addRateLimits(app, services);
  addHealth(app, services);
  addOpenApi(app, services);
  const { checksAnswers = false } = options;
  implementFeatures(implementOn(app, services, { checksAnswers, site: options.site }));
  serveFonts(app);
  serveAvatars(app, services.database);
  serveLogos(app, services.database);
  if (findMailboxPath(services.config)) serveMailbox(app, services.config);
  const { sandbox } = services.payments;
  if (sandbox) {
    serveSandbox(app, sandbox, ({ headers }) => findCookieLocale(headers.cookie) ?? "en");
  }
  if (options.site) serveSite(app, options.site, services.publicUrl);
  app.setNotFoundHandler((request, reply) =>
    answerFailure(new ApiError("notFound"), request, reply),
  );
  return app;
}

function serverOptions(
  { config, publicUrl }: Services,
  options: AppOptions,
  newestResponses: NewestResponses,
): FastifyHttpOptions<Server> {
  const { headersMs, bodyMs, answerMs, checkMs } = options.limits ?? requestLimits;
  const logLevel = options.logLevel ?? config.logLevel;
  return {
    bodyLimit: bodyLimits.usual,
    requestTimeout: bodyMs,
    handlerTimeout: answerMs,
    connectionTimeout: 60_000,
    keepAliveTimeout: 72_000,
    http: {
      maxHeaderSize: headerLimitBytes,
      headersTimeout: headersMs,
      connectionsCheckingInterval: checkMs,
    },
    trustProxy: createTrustProxy(config),
    // Only our own lines are logged, with exactly the fields that they name.
    logger: {
      level: logLevel,
      base: null,
      ...(options.logStream && { stream: options.logStream }),
      timestamp: () => `,"time":"${new Date().toISOString()}"`,
    },
    logController: new LogController({ disableRequestLogging: true }),
    requestIdHeader: false,
    // While the server stops, requests on open connections are answered as usual.
    return503OnClosing: false,
    genReqId: () => randomUUID(),
    // A parameter that is too long is an invalid id and is handled like any other.
    routerOptions: { maxParamLength: headerLimitBytes },
    // An address with an invalid escape has no route, and Fastify runs no hooks for it.
    frameworkErrors: (error, request, reply) => {
      setSecurityHeaders(request, reply, listSecurityHeaders(publicUrl));
      const { site } = options;
      if (site && isPageRequest(request)) void sendPage(request, reply, site, publicUrl);
      else void answerFailure(error, request, reply);
    },
    clientErrorHandler: (error, socket) =>
      answerSocketFailure(error, socket, { publicUrl, newestResponses }),
  };
}

/** Returns Fastify's `trustProxy`: trusted addresses, or a check that trusts a number of proxies. */
function createTrustProxy({
  trustProxy,
}: Config): string | ((address: string, hop: number) => boolean) {
  return typeof trustProxy === "string" ? trustProxy : (_address, hop) => hop < trustProxy;
}
