import type { Operation } from "@tessera/contract";
import { ApiError } from "#errors/api-error.ts";
import { isFormType } from "#plugins/form-body.ts";
import { isImageType } from "#images/image-types.ts";

/** Returns the refusal of a body's type before the body is read; other types have no parser. */
export function findTypeRefusal(
  { bodyType }: Operation,
  contentType: string | undefined,
): ApiError | undefined {
  const isImage = isImageType(contentType);
  if (bodyType === "image") return isImage ? undefined : new ApiError("wrongImageType");
  const isForm = isFormType(contentType) && bodyType !== "form";
  return isImage || isForm ? new ApiError("wrongType") : undefined;
}
