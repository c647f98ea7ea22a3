/** The facts of a file that validation uses. */
export type FileFacts = Pick<File, "name" | "type" | "size">;

/** The limits of a drop zone. */
export type FileLimits = {
  /** Extensions (.svg), media types (image/png) and ranges of them (image/*); everything when empty. */
  readonly acceptedTypes: readonly string[];
  readonly maxBytes: number;
};

/** Why a file is refused. */
export type FileRefusal = "type" | "size";

/** Returns why a file is refused; undefined when it is accepted. */
export function findRefusal(
  file: FileFacts,
  { acceptedTypes, maxBytes }: FileLimits,
): FileRefusal | undefined {
  if (acceptedTypes.length > 0 && !acceptedTypes.some((accepted) => hasType(file, accepted))) {
    return "type";
  }
  return file.size > maxBytes ? "size" : undefined;
}

function hasType({ name, type }: FileFacts, accepted: string): boolean {
  const wanted = accepted.toLowerCase();
  if (wanted.startsWith(".")) return name.toLowerCase().endsWith(wanted);
  if (wanted.endsWith("/*")) return type.startsWith(wanted.slice(0, -1));
  return type === wanted;
}
