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

/** Finds the ids that a call names, by its access; an invalid id names nothing that exists. */
export function findNamed(
  of: Requirement["of"],
  request: FastifyRequest,
  headerId: Uuid | undefined,
): Named {
  const params = request.params as Readonly<Record<string, string>>;
  if (of === "project") return { of, id: requireId(params["projectId"]) };
  if (of === "named-project") return findQueried(request);
  if (of === "named-organization") return findInHeader(headerId);
  if (of !== "organization") return { of: "nothing" };
  const inPath = params["organizationId"];
  const id = inPath === undefined ? headerId : requireId(inPath);
  if (id === undefined) {
    throw new ApiError("headerRequired", { values: { header: organizationHeader } });
  }
  return { of, id };
}

function findQueried(request: FastifyRequest): Named {
  const { projectId } = request.query as Readonly<Record<string, unknown>>;
  return projectId === undefined ? { of: "nothing" } : { of: "project", id: requireId(projectId) };
}

function findInHeader(headerId: Uuid | undefined): Named {
  return headerId === undefined ? { of: "nothing" } : { of: "organization", id: headerId };
}

function requireId(text: unknown): Uuid {
  const id = findUuid(text);
  if (id === undefined) throw new ApiError("notFound");
  return id;
}
