import { findFormat, type Format } from "@tessera/engine";

/** Returns the format of an id; throws for an unknown id. */
export function getFormat(id: string): Format {
  const format = findFormat(id);
  if (!format) throw new RangeError(`"${id}" is not a format`);
  return format;
}
