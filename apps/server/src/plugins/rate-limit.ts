import rateLimit, { normalizeIP } from "@fastify/rate-limit";
import type { OperationId } from "@tessera/contract";
import type { FastifyInstance } from "fastify";
import { createRetryError } from "#errors/api-error.ts";
import type { Services } from "#services.ts";
import { createPublicCallStore } from "./public-call-store.ts";

/** The routes with a limit: operations, and the description of the API. */
type Limited = OperationId | "openapi";

/** The number of calls a minute from one network address to public routes. */
const mostAMinute: Readonly<Partial<Record<Limited, number>>> = {
  register: 20,
  verifyEmail: 30,
  resendVerification: 20,
  login: 30,
  finishLogin: 30,
  preparePasskeyLogin: 30,
  loginWithPasskey: 30,
  prepareSocialLogin: 30,
  socialLogin: 30,
  registerSocially: 30,
  forgotPassword: 20,
  resetPassword: 30,
  refreshTokens: 120,
  logout: 120,
  getSharedProject: 120,
  getInvitation: 120,
  listPlans: 120,
  sendContact: 10,
  openapi: 60,
};

const minuteMs = 60_000;

/** Adds the limits, which all processes count together; only routes that configure one are counted. */
export async function addRateLimits(
  app: FastifyInstance,
  services: Pick<Services, "database" | "keys">,
): Promise<void> {
  await app.register(rateLimit, {
    global: false,
    addHeaders: {},
    addHeadersOnExceeding: {},
    store: createPublicCallStore(services),
    keyGenerator: ({ ip, routeOptions: { url = "" } }) => `${url} ${normalizeIP(ip)}`,
    errorResponseBuilder: (_request, { ttl }) => createRetryError("tooMany", ttl / 1000),
  });
}

/** Returns the options of a route with its limit, times the configured factor; undefined without a limit. */
export function limitRoute(id: Limited, factor: number | "off") {
  const most = mostAMinute[id];
  if (most === undefined || factor === "off") return undefined;
  const max = Math.max(1, Math.round(most * factor));
  return { config: { rateLimit: { max, timeWindow: minuteMs } } };
}
