/** What of a file decides whether it is taken. */
export type FileFacts = Pick<File, "name" | "type" | "size">;

/** What a drop zone takes. */
export type FileLimits = {
  /** Endings (.svg), media types (image/png) and kinds of them (image/*); everything where there is none. */
  readonly acceptedTypes: readonly string[];
  readonly maxBytes: number;
};

/** Why a file is refused. */
export type FileRefusal = "type" | "size";

/** Why a file is not taken, or undefined where it is. */
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
