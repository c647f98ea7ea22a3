import type { Operation } from "@tessera/contract";
import { ApiError } from "#errors/api-error.ts";
import { isImageType } from "#images/image-types.ts";

/** Returns the refusal of a body's type before the body is read; other types have no parser. */
export function findTypeRefusal(
  { bodyType }: Operation,
  contentType: string | undefined,
): ApiError | undefined {
  const isImage = isImageType(contentType);
  if (bodyType === "image") return isImage ? undefined : new ApiError("wrongImageType");
  return isImage ? new ApiError("wrongType") : undefined;
}
