import { acceptsApiKeys } from "./accepts-api-keys.ts";
import { changesOrganization, needsOrganizationHeader, requirementOf } from "./access.ts";
import type { ErrorCode } from "./errors.ts";
import type { Operation } from "./operation.ts";

/** Lists every error of an operation: its own, and those of its access and shape. */
export function listErrors(operation: Operation): readonly ErrorCode[] {
  const { errors = [] } = operation;
  const { of, least } = requirementOf(operation.access);
  const shared: readonly (readonly [boolean, readonly ErrorCode[]])[] = [
    [true, ["malformed", "headersTooLarge", "internal", "unavailable"]],
    [of !== "public", ["notLoggedIn", "tooMany"]],
    [of !== "public" && !acceptsApiKeys(operation), ["keyRefused"]],
    [acceptsApiKeys(operation) && operation.method !== "GET", ["keyReadsOnly", "planLimit"]],
    [of !== "public" && of !== "logged-in", ["notFound"]],
    [needsOrganizationHeader(operation), ["headerRequired"]],
    [least !== undefined && least !== "viewer", ["notAllowed"]],
    [changesOrganization(operation), ["deletionPending"]],
    [least === "editor", ["planLimit"]],
    [operation.query !== undefined, ["invalid"]],
    [operation.method !== "GET", ["requestTimeout", "tooLarge"]],
    [operation.method !== "GET" && acceptsJson(operation), ["wrongType", "invalid"]],
    [operation.bodyType === "webhook", ["wrongType", "signatureRefused"]],
    [operation.bodyType === "image", ["wrongImageType", "imageRefused"]],
    [operation.revision === "required", ["staleRevision", "preconditionRequired", "archived"]],
  ];
  const codes = shared.flatMap(([applies, added]) => (applies ? added : []));
  return [...new Set([...codes, ...errors])];
}

function acceptsJson({ bodyType }: Operation): boolean {
  return bodyType === "json" || bodyType === "form";
}
