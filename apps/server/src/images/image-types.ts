/** The types of the images that calls accept. */
export const imageTypes: readonly string[] = ["image/png", "image/jpeg", "image/webp"];

/** Returns whether a content type is that of an accepted image. */
export function isImageType(contentType = ""): boolean {
  const [type = ""] = contentType.split(";", 1);
  return imageTypes.includes(type.trim().toLowerCase());
}
