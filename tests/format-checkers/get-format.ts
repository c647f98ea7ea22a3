import { findFormat, type Format } from "@tessera/engine";

/** The format of an id; throws for a text that is none. */
export function getFormat(id: string): Format {
  const format = findFormat(id);
  if (!format) throw new RangeError(`"${id}" is no format`);
  return format;
}
