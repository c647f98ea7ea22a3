import { organizationHeader, type LocalizedText, type Requirement } from "@tessera/contract";
import type { FastifyRequest } from "fastify";
import { ApiError } from "#errors/api-error.ts";
import { createMalformedError } from "#errors/translate-error.ts";
import { findUuid, type Uuid } from "#ids/uuid.ts";
import type { Named } from "./find-membership.ts";

const headerReason: LocalizedText = {
  en: `The ${organizationHeader} header must contain exactly one id.`,
  tr: `${organizationHeader} başlığında tam olarak bir kimlik olmalı.`,
};

/** Finds the organization id of the header; throws unless the header contains exactly one id. */
export function findHeaderId(request: FastifyRequest): Uuid | undefined {
  const given = request.headers[organizationHeader];
  if (given === undefined) return undefined;
  const id = findUuid(given);
  if (id === undefined) throw createMalformedError(headerReason);
  return id;
}

/** Finds what a call names, by its access; an invalid id names nothing that exists. */
export function findNamed(
  of: Exclude<Requirement["of"], "public" | "logged-in">,
  request: FastifyRequest,
  headerId: Uuid | undefined,
): Named {
  const params = request.params as Readonly<Record<string, string>>;
  const query = request.query as Readonly<Record<string, unknown>>;
  const given = {
    project: params["projectId"],
    "named-project": query["projectId"],
    organization: params["organizationId"] ?? headerId,
    "named-organization": headerId,
  }[of];
  if (given === undefined && of.startsWith("named-")) return { of: "nothing" };
  if (given === undefined && of === "organization") {
    throw new ApiError("headerRequired", { values: { header: organizationHeader } });
  }
  const id = findUuid(given);
  if (id === undefined) throw new ApiError("notFound");
  return { of: of.endsWith("project") ? "project" : "organization", id };
}
